import Formats

/// A page or a file that a workout is to be read from.
struct PageWish: Shaped {
  /// The address of the page.
  var address: String?
  /// Whether it may be in the own network.
  var isAtHome: Bool?
  /// The bytes of a file, as Base64.
  var file: String?
  /// What the file is called.
  var name: String?

  static var blank: PageWish { PageWish() }

  mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text(
      "address",
      &address,
      rules: ["pattern": "^https?://[!-~]{1,400}$"],
      about: "The page."
    )
    try it.flag("home", &isAtHome, about: "Whether it may be in the own network.")
    let about = "The bytes of a file as Base64, in the place of an address."
    try it.text("file", &file, about: about)
    try it.text("name", &name)
  }
}
