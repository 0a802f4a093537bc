#include "cli/arguments.hpp"

#include <CLI/CLI.hpp>
#include <iostream>
#include <map>
#include <sstream>

#include "core/game.hpp"
#include "core/name.hpp"
#include "store/database.hpp"
#include "words/language.hpp"

namespace cli {
namespace {

using words::tr;

// One verb being described: what it is called, and the words it takes.
class Description {
 public:
  Description(CLI::App& program, Arguments& into, Verb verb, const std::string& name,
              const std::string& what)
      : app_(program.add_subcommand(name, what)), into_(into) {
    app_->callback([&into, verb] { into.verb = verb; });
  }

  Description& as() {
    app_->add_option("--as", into_.as, tr("Who does it: a player's name, or host"))->required();
    pin_stdin();
    return match();
  }
  Description& pin_stdin() {
    app_->add_flag("--pin-stdin", into_.is_pin_stdin,
                   tr("A PIN that is needed comes on standard input, not from the terminal"));
    return *this;
  }
  // Lay aside, or back again.
  Description& archiving() {
    app_->add_flag("--unarchive", into_.is_unarchive, tr("Take it back from the archive"))
        ->excludes(
            app_->add_flag("--archive", into_.is_archive, tr("Lay it aside; nothing is lost")));
    return *this;
  }
  // Which matches are meant.
  Description& filters() {
    app_->add_option("--player", into_.player, tr("Only matches in which this person sat"));
    app_->add_option("--game", into_.listed_game, tr("Only matches of this game"));
    app_->add_option("--words", into_.search,
                     tr("Only matches in whose names, title or note each of these words occurs"));
    app_->add_option("--from", into_.from_day, tr("Only matches from this day on: YYYY-MM-DD"));
    app_->add_option("--to", into_.to_day, tr("Only matches up to this day: YYYY-MM-DD"));
    app_->add_flag("--archived", into_.is_archived,
                   tr("The matches laid aside, instead of the others"));
    return *this;
  }
  Description& match() {
    app_->add_option("--match", into_.match,
                     tr("The match's number; else the newest one not ended"))
        ->check(CLI::PositiveNumber);
    return *this;
  }
  Description& deal(bool is_required = false) {
    app_->add_option("--deal", into_.deal, tr("The deal's number"))
        ->check(CLI::PositiveNumber)
        ->required(is_required);
    return *this;
  }
  Description& whom(const std::string& what) {
    app_->add_option("--for", into_.whom, what);
    return *this;
  }
  Description& named(const std::string& option, std::string& into, const std::string& what) {
    app_->add_option(option, into, what)->required();
    return *this;
  }
  Description& number(const std::string& name, const std::string& what, bool is_required = true) {
    app_->add_option(name, into_.number, what)->required(is_required);
    return *this;
  }
  Description& json(const std::string& what) {
    app_->add_flag("--json", into_.is_json, what);
    return *this;
  }
  Description& files(const std::string& what) {
    app_->add_option("FILE", into_.files, what)->required();
    return *this;
  }
  CLI::App* operator->() { return app_; }

 private:
  CLI::App* app_;
  Arguments& into_;
};

std::string usual_game() { return std::string(core::games().front().name); }

void describe_new(CLI::App& program, Arguments& into) {
  Description verb(program, into, Verb::New, "new", tr("Start a match; prints its number"));
  verb.named(
      "--players", into.players,
      tr("Three names in order of play, commas between; a name with a comma goes in quotes"));
  verb->add_option("--game", into.game, tr("The game; {} unless said", usual_game()));
  verb->add_option("--target", into.target, tr("The line"));
  verb->add_option("--host", into.host,
                   tr("A player, or none for a fourth person; else the first"));
  verb->add_option("--first-dealer", into.first_dealer,
                   tr("Who deals first; else the first player"));
  verb->add_option("--rule", into.rules, tr("A house rule, KEY=VALUE; may be given again"))
      ->allow_extra_args(false);
}

void describe_entries(CLI::App& program, Arguments& into) {
  Description enter(program, into, Verb::Enter, "enter",
                    tr("Enter tricks in the open deal, or change the newest settled one"));
  enter.as()
      .whom(tr("Whose column; else one's own"))
      .deal()
      .number("TRICKS", tr("Tricks taken"), false);
  enter->add_flag("--clear", into.is_clear, tr("Clear the cell"));
  Description correct(program, into, Verb::Correct, "correct",
                      tr("Correct all three columns of a settled deal"));
  correct.as().deal(true);
  correct
      ->add_option("TRICKS", into.numbers, tr("The tricks of the three players in order of play"))
      ->required()
      ->expected(3);
}

void describe_host_verbs(CLI::App& program, Arguments& into) {
  Description(program, into, Verb::Target, "target", tr("Move the line, between deals"))
      .as()
      .number("N", tr("The new line"));
  Description(program, into, Verb::Dealer, "dealer", tr("Set who deals the open deal"))
      .as()
      .named("NAME", into.word, tr("The dealer"));
  Description(program, into, Verb::Trade, "trade", tr("Trade tricks of the newest deal for pulls"))
      .as()
      .named("--from", into.from, tr("The player under quota, who gives tricks"))
      .named("--to", into.to, tr("The player over quota, who gets them"))
      .number("N", tr("How many tricks; else one"), false);
  Description(program, into, Verb::Host, "host", tr("Hand over the host's place"))
      .as()
      .named("NAME", into.word, tr("A player, or none for somebody not at the table"));
}

void describe_facts(CLI::App& program, Arguments& into) {
  Description(program, into, Verb::Trump, "trump", tr("Record the open deal's trump"))
      .as()
      .named("SUIT", into.word, tr("spades, hearts, diamonds, clubs or no_trumps"));
  Description(program, into, Verb::Bid, "bid", tr("Record the bid for the first deal"))
      .as()
      .whom(tr("Who bid, and so deals; else the dealer"))
      .number("N", tr("Tricks bid"));
  Description(program, into, Verb::Call, "call", tr("Record the dealer's call of the open deal"))
      .as()
      .named("CALL", into.word, tr("hearts, clubs, diamonds, spades, no_trumps or miz"));
  Description(program, into, Verb::FirstUp, "first-up",
              tr("Say who made the first overtrick of the newest deal"))
      .as()
      .named("NAME", into.word, tr("The player"));
  Description(program, into, Verb::Pulled, "pulled",
              tr("Tick cards of the pull list; without N all of the pair's"))
      .as()
      .named("--taker", into.taker, tr("Who draws"))
      .named("--giver", into.giver, tr("From whom"))
      .number("N", tr("How many of the pair's cards have been drawn"), false);
  Description(program, into, Verb::MakeUp, "make-up",
              tr("Say what becomes of cards that moved before their deal was changed"))
      .as()
      .deal()
      .named("SAID", into.word, tr("left, owed or done"));
}

void describe_course(CLI::App& program, Arguments& into) {
  Description(program, into, Verb::End, "end", tr("End the match")).as();
  Description(program, into, Verb::Reopen, "reopen", tr("Reopen an ended match")).as();
  Description(program, into, Verb::Undo, "undo", tr("Take back the newest change")).as();
  Description(program, into, Verb::Redo, "redo", tr("Make the newest undone change again")).as();
}

void describe_reading(CLI::App& program, Arguments& into) {
  Description(program, into, Verb::Show, "show", tr("Show the sheet"))
      .match()
      .json(tr("As one line of JSON"));
  Description list(program, into, Verb::List, "list", tr("List the matches, newest first"));
  list.json(tr("As a JSON array")).filters();
  Description(
      program, into, Verb::Stats, "stats",
      tr("How people have played, per person and per trio; of {} unless said", usual_game()))
      .json(tr("As one line of JSON"))
      .filters();
  Description(program, into, Verb::Score, "score",
              tr("Say what the sheets of match documents say; - reads standard input"))
      .files(tr("Match documents"))
      .json(tr("One line of JSON each"));
  Description rules(program, into, Verb::Rules, "rules",
                    tr("Print the rules of a game, or of all games"));
  rules->add_option("GAME", into.game, tr("The game, as `new --game` has it"));
  rules
      ->add_option("--rule", into.rules,
                   tr("A house rule of that game, KEY=VALUE; may be given again"))
      ->allow_extra_args(false);
}

void describe_files(CLI::App& program, Arguments& into) {
  Description write(program, into, Verb::Export, "export", tr("Write a match out"));
  write.match();
  write->get_option("--match")->excludes(
      write->add_flag("--all", into.is_all, tr("Every match, one after the other")));
  const std::map<std::string, document::Form> formats = {
      {"json", document::Form::Json}, {"csv", document::Form::Csv}, {"text", document::Form::Text}};
  write->add_option("--format", into.format, tr("json, csv or text; json unless said"))
      ->transform(CLI::Transformer(formats))
      ->type_name("FORMAT");
  write->add_option("-o", into.output, tr("A new file to write to; else standard output"));
  Description(program, into, Verb::Import, "import", tr("Take in match documents"))
      .files(tr("Match documents; - reads standard input"));
  Description(program, into, Verb::Check, "check", tr("Verify the whole database"));
  Description backup(program, into, Verb::Backup, "backup",
                     tr("Write a consistent copy of the database, also while others write"));
  backup->add_option("FILE", into.output, tr("A new file for the copy"))->required();
  Description restore(program, into, Verb::Restore, "restore",
                      tr("Put a backup in the place of the database, which is set aside"));
  restore->add_option("FILE", into.output, tr("The backup"))->required();
}

void describe_people(CLI::App& program, Arguments& into) {
  Description people(program, into, Verb::People, "people", tr("List the people who play"));
  people.json(tr("As a JSON array"));
  people->add_flag("--archived", into.is_archived, tr("Those laid aside too"));
  Description person(program, into, Verb::Person, "person",
                     tr("Show somebody, or change a name, a colour or the place in the lists"));
  person.named("NAME", into.word, tr("Whom; somebody new is added with --add")).archiving();
  person->add_flag("--add", into.is_all, tr("Add somebody who has not played yet"));
  person->add_option("--rename", into.rename, tr("The name from now on; matches keep the old one"));
  person->add_option("--colour", into.colour, tr("RRGGBB, or none for the seat's own"));
  person->add_flag("--remove", into.is_remove, tr("Take out somebody who has never played"));
  Description pin(program, into, Verb::Pin, "pin",
                  tr("Set or change the PIN that guards somebody's place, or host's"));
  pin.pin_stdin();
  CLI::Option* const as =
      pin->add_option("--as", into.as, tr("Whose PIN; the old one is asked for"));
  CLI::Option* const reset = pin->add_option(
      "--reset", into.word,
      tr("Whose PIN to take away without knowing it; only for the account that owns "
         "the file"));
  reset->excludes(as);
  pin->add_flag("--remove", into.is_remove, tr("Take the PIN away"))->needs(as);
  Description note(program, into, Verb::Note, "note",
                   tr("Say something about a match, or lay it aside; without options, show it"));
  note.match().archiving();
  note->add_option("--title", into.title, tr("A title, one line; empty for none"));
  note->add_option("--text", into.text, tr("A note; empty for none"));
}

// `help VERB` is `VERB --help`, `help` is `--help`.
std::vector<std::string> words_of(int argc, const char* const* argv) {
  std::vector<std::string> words(argv + 1, argv + argc);
  if (!words.empty() && words.front() == "help") {
    words.erase(words.begin());
    words.emplace_back("--help");
  }
  return {words.rbegin(), words.rend()};  // as CLI11 wants them
}

}  // namespace

std::variant<Arguments, Exit> parse(int argc, const char* const* argv) {
  words::speak(words::language_of(words::locale_of_environment()), words::Digits::Western,
               words::catalogues_of_program());
  Arguments arguments;
  CLI::App program(tr("The score sheet for {} and its cousins. Without a verb it opens the window.",
                      usual_game()),
                   "squarescores");
  program.set_version_flag("--version", "squarescores " SQUARESCORES_VERSION);
  program.add_option("--db", arguments.database, tr("The database to use"));
  program.require_subcommand(0, 1);
  program.fallthrough();
  program.footer(tr("`squarescores help VERB` tells more of one verb."));
  describe_new(program, arguments);
  describe_entries(program, arguments);
  describe_host_verbs(program, arguments);
  describe_facts(program, arguments);
  describe_course(program, arguments);
  describe_reading(program, arguments);
  describe_files(program, arguments);
  describe_people(program, arguments);
  try {
    program.parse(words_of(argc, argv));
  } catch (const CLI::ParseError& error) {
    std::ostringstream wrong;
    const bool is_told = program.exit(error, std::cout, wrong) == 0;  // help or the version
    std::cerr << core::fit_to_show(wrong.str());                      // it quotes what was typed
    return is_told ? Exit::Done : Exit::WrongUsage;
  }
  if (arguments.verb == Verb::Enter && arguments.is_clear == arguments.number.has_value()) {
    std::cerr << tr("enter takes either a number of tricks or --clear.") << "\n";
    return Exit::WrongUsage;
  }
  if (arguments.verb == Verb::Pin && arguments.as.empty() == arguments.word.empty()) {
    std::cerr << tr("pin takes either --as NAME or --reset NAME.") << "\n";
    return Exit::WrongUsage;
  }
  arguments.is_reset = arguments.verb == Verb::Pin && !arguments.word.empty();
  if (arguments.database.empty()) {
    arguments.database = store::usual_file();
  }
  return arguments;
}

}  // namespace cli
