import Formats

/// A place that is to get each activity as files.
struct ExportWish: Shaped {
  /// A folder of the machine, by its whole path; a description for programs has none.
  var folder: String?
  /// The address of a folder on a server.
  var address = ""
  /// The user's name there.
  var user = ""
  /// The password.
  var password = ""
  /// Whether the server may be in the own network.
  var isAtHome = false

  static var blank: ExportWish { ExportWish() }

  mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    if !it.isDescribing { try it.text("folder", &folder) }
    guard folder == nil else { return }
    let address: JSON = ["pattern": "^https?://[!-~]{1,400}$"]
    try it.text("address", &self.address, rules: address, about: "A folder on a WebDAV server.")
    let user: JSON = ["minLength": 1, "maxLength": 50, "pattern": "^[a-z0-9@.]+$"]
    try it.text("user", &self.user, rules: user)
    let password: JSON = ["minLength": 1, "maxLength": 50, "pattern": "^[!-~]+$"]
    try it.text("password", &self.password, rules: password, about: "Best an app password.")
    try it.flag("home", &isAtHome, about: "Whether it may be in the own network.")
  }
}
