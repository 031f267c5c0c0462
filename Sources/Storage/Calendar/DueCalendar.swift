package import Exchange
import Foundation
import GRDB

/// A calendar that is to be read again.
package struct DueCalendar: Sendable {
  /// Its name among them.
  package let id: String
  /// Where it is read from; nothing for an account whose password is missing.
  package let source: CalendarSource?
  /// Whether the titles of its events are kept.
  package let titles: Bool
  /// What is known of an account.
  package let known: KnownCalendar?

  init(_ row: Row, _ passwords: [String: String]) {
    id = row["id"]
    titles = row["titles"]
    let file = Array(row["file"] as Data? ?? Data())
    guard let address: String = row["address"] else {
      (source, known) = (.file(file), nil)
      return
    }
    guard row["user"] as String? != nil else {
      (source, known) = (.feed(address, isAtHome: row["home"]), nil)
      return
    }
    known = KnownCalendar(tag: row["tag"], bytes: file, own: row["place"])
    source = CalendarAccount(row, passwords).map { .account($0) }
  }
}

extension CalendarAccount {
  /// The account of a calendar; nothing for a feed or a file, and where the password is missing.
  init?(_ row: Row, _ passwords: [String: String]) {
    let id: String = row["id"]
    guard let user: String = row["user"], let address: String = row["address"],
      let password = passwords[id]
    else { return nil }
    // What was kept was an account before.
    guard
      let account = try? CalendarAccount(
        typed: address,
        isAtHome: row["home"],
        user: user,
        password: password,
        keepsPlan: row["keeps_plan"]
      )
    else { return nil }
    self = account
  }
}
