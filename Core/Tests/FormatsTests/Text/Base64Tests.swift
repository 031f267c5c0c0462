import Formats
import Testing

struct Base64Tests {
  // RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func `has the letters of the standard`(plain: String, letters: String) {
    #expect(Base64.text(of: Array(plain.utf8)) == letters)
    #expect(Base64.bytes(of: letters) == Array(plain.utf8))
  }

  @Test func `gives back any bytes`() {
    let all = (0...255).map { UInt8($0) }
    for count in 0...256 {
      let bytes = Array(all.reversed().prefix(count))
      #expect(Base64.bytes(of: Base64.text(of: bytes)) == bytes)
    }
  }

  @Test(arguments: [
    "Z", "Zg", "Zg=", "Zg===", "=Zg=", "Z===", "Zg==Zg==", "Zm9\n", "Zm9 ", "Zm9ä", "Zh==", "Zm9=",
    "Zm=v",
  ])
  func `takes nothing else`(letters: String) {
    #expect(Base64.bytes(of: letters) == nil)
  }
}
