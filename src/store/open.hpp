// What an opened database is inside: the connection, and the one way to read and to write on it.
// For the store's own files that stand behind database.hpp, people.hpp and history.hpp.
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include <filesystem>
#include <memory>
#include <optional>

#include "store/database.hpp"
#include "store/errors.hpp"
#include "store/opening.hpp"

namespace store {

struct Database::Open {
  std::filesystem::path file;
  int patience_ms = 0;
  std::unique_ptr<SQLite::Database> connection;
  std::optional<SQLite::Statement> insert;  // compiled once: it brings all the triggers with it
  int times_opened = 0;

  void connect(IfMissing if_missing);

  // After a restore the name leads to another file. What is written to the one we hold would be
  // lost.
  void follow_name();

  // The statement that adds a row to the journal: the match, then kRowColumns.
  SQLite::Statement& insert_statement();

  // Runs `work` in a transaction that is durable when this returns. Throws Trouble.
  template <typename Work>
  auto write(Work work) {
    try {
      for (;;) {
        follow_name();
        SQLite::Transaction transaction(*connection, SQLite::TransactionBehavior::IMMEDIATE);
        // Whoever restores a file holds its lock meanwhile, so it may have moved while we waited;
        // from here on it cannot.
        if (has_moved()) {
          continue;
        }
        auto answer = work();
        transaction.commit();
        return answer;
      }
    } catch (const SQLite::Exception& error) {
      if (insert) {
        insert->tryReset();
      }
      throw trouble(error, file, Doing::Writing);
    }
  }

  // Runs `work` on one state of the file, whatever others write meanwhile. Throws Trouble.
  template <typename Work>
  auto read(Work work) {
    try {
      SQLite::Transaction transaction(*connection);
      auto answer = work();
      transaction.commit();
      return answer;
    } catch (const SQLite::Exception& error) {
      throw trouble(error, file, Doing::Reading);
    }
  }

 private:
  [[nodiscard]] bool has_moved() const;
};

}  // namespace store
