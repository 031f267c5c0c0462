import SwiftUI

/// A field with its name, which stays when something is typed.
struct FieldRow: View {
  let name: String
  @Binding var text: String

  init(_ name: String, _ text: Binding<String>) { (self.name, _text) = (name, text) }

  var body: some View {
    LabeledContent(name) { TextField(name, text: $text).autocorrectionDisabled() }
  }
}
