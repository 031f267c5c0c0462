import Screens
import SwiftUI

/// What the coach has said, each line with its reason.
struct SpokenSection: View {
  @Environment(\.words) private var words
  let lines: [SpokenLine]

  var body: some View {
    Section(words[.lines]) {
      if lines.isEmpty { Text(words[.linesEmpty]) }
      ForEach(lines) { line in
        VStack(alignment: .leading) {
          Text(line.words)
          if !line.why.isEmpty { Text(line.why).font(.caption).foregroundStyle(.secondary) }
        }
      }
    }
  }
}
