import Formats

/// A calendar that is to be read, as an owner says it.
struct CalendarWish: Shaped {
  /// The address of a feed or of a server.
  var address: String?
  /// Whether it may be in the own network.
  var isAtHome: Bool?
  /// The user's name on a CalDAV server.
  var user: String?
  /// The password there.
  var password: String?
  /// Whether the plan is kept there too.
  var keepsPlan: Bool?
  /// The text of a file.
  var file: String?
  /// What its owner calls it.
  var name: String?
  /// Whether the titles of its events are kept.
  var keepsTitles = false

  static var blank: CalendarWish { CalendarWish() }

  mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("address", &address, rules: ["pattern": "^https://[!-~]{1,900}$"])
    try it.flag("home", &isAtHome, about: "Whether the address may be in the own network.")
    let rules: JSON = ["minLength": 1, "maxLength": 50, "pattern": "^[a-z0-9@.]+$"]
    try it.text("user", &user, rules: rules, about: "The user's name on a CalDAV server.")
    let secret: JSON = ["minLength": 1, "maxLength": 50, "pattern": "^[!-~]+$"]
    try it.text("password", &password, rules: secret)
    try it.flag("plan", &keepsPlan, about: "Whether the plan is kept there too.")
    try it.text("file", &file, about: "The text of an iCalendar file.")
    try it.text("name", &name, rules: ["minLength": 1])
    try it.flag("titles", &keepsTitles, about: "Whether the titles of events are kept.")
  }
}
