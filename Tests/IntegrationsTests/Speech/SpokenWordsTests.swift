import Integrations
import Testing

struct SpokenWordsTests {
  @Test(arguments: [
    ("  Five   kilometers.\n", "Five kilometers."),
    ("a\0b\u{1B}[31mred\u{7F}", "a b [31mred"),
    ("one\r\ntwo\u{2028}three\u{202E}four", "one two three four"),
    ("$(rm -rf ~); `id` | tee \"x\" 'y' \\", "$(rm -rf ~); `id` | tee \"x\" 'y' \\"),
    ("Grüße, 你好", "Grüße, 你好"),
  ])
  func `keeps what can be spoken, on one line`(text: String, words: String) throws {
    #expect(try SpokenWords(text).text == words)
  }

  @Test(arguments: ["", " \n\t", "...", "\0\0", "—"])
  func `has nothing to say without a letter or a digit`(text: String) {
    #expect(throws: SpokenWordsError.nothingToSay) { try SpokenWords(text) }
  }

  @Test func `refuses a text that takes minutes`() {
    #expect(throws: SpokenWordsError.tooLong(1001)) {
      try SpokenWords(String(repeating: "a", count: 1001))
    }
    #expect(throws: SpokenWordsError.tooLong(2560)) {
      try SpokenWords(String(repeating: "a", count: 10_240))
    }
  }
}
