/* SQLite: a prepared statement with two parameters; NULL makes it three-valued as ours is. */
#include <sqlite3.h>

#include "rounds.h"

static sqlite3_stmt *statement;

static long job(void) {
  long count = 0;
  for (long round = 0; round < TIMES; round++) {
    sqlite3_bind_double(statement, 1, ratios[round & 1023]);
    sqlite3_bind_double(statement, 2, distances[round & 1023]);
    if (sqlite3_step(statement) == SQLITE_ROW && sqlite3_column_int(statement, 0)) count++;
    sqlite3_reset(statement);
  }
  return count;
}

int main(void) {
  fill();
  sqlite3 *database;
  if (sqlite3_open(":memory:", &database) != SQLITE_OK) return 1;
  if (sqlite3_prepare_v2(database, "SELECT ?1 > 1.05 AND ?2 > 8000", -1, &statement, 0) != SQLITE_OK)
    return 1;
  report(job);
  sqlite3_finalize(statement);
  sqlite3_close(database);
  return 0;
}
