import Foundation
import Testing

/// What a model is told to mend is read by people too, in their language.
struct ModelProblemTests {
  @Test(arguments: try SourceFile.all(below: "Core/Sources/Prompts"))
  func `has a German sentence for what is wrong with a model's words`(file: SourceFile) throws {
    let german = try #require(
      try SourceFile.all(below: "Core/Sources/Screens/Mind").first {
        $0.name == "MindProblem+German"
      }
    )
    let known = german.lines.joined(separator: "\n")
    var found: [String] = []
    for line in file.lines where line.contains(Self.isProblem) {
      for literal in line.matches(of: Self.literal) {
        let sentence = String(literal.output.1)
          .replacing(Self.hole, with: "{}")
        guard sentence.contains(Self.isSentence), !known.contains("\"\(sentence)\"") else {
          continue
        }
        found.append(sentence)
      }
    }
    #expect(found == [], "say it in MindProblem+German")
  }

  private static var isProblem: some RegexComponent {
    #/problems|wrong\.append|\?\? "it |map \{|return "it /#
  }

  private static var literal: Regex<(Substring, Substring)> {
    #/"((?:[^"\\]|\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\\.)*)"/#
  }

  private static var hole: some RegexComponent {
    #/\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/#
  }

  private static var isSentence: some RegexComponent {
    #/^(it|no fact|the figure|the name|there (is|are)) .* .*[^ ]$/#
  }
}
