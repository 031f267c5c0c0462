import Screens
import SwiftUI

/// Pairs this phone with the runner's server, or shows the one it is paired with.
struct ServerSection: View {
  @Environment(\.words) private var words
  let desk: ServerDesk
  @State private var address = ""
  @State private var code = ""

  var body: some View {
    Section(words[.server]) {
      if let problem = desk.problem { Text(problem).foregroundStyle(.orange) }
      switch desk.standing {
      case .alone:
        Text(words[.serverWhy]).font(.footnote)
        TextField(words[.serverAddressField], text: $address)
          .autocorrectionDisabled()
          .textInputAutocapitalization(.never)
        TextField(words[.serverCode], text: $code)
          .autocorrectionDisabled()
          .textInputAutocapitalization(.characters)
        Button(words[.pair]) { Task { await desk.pair(address, code: code) } }
          .disabled(address.isEmpty || code.isEmpty)
      case .pairing: Text(words[.pairing])
      case .paired(let address):
        Text(words[.pairedWith, address.text])
        if desk.onlyHere > 0 { Text(words[.onlyHere, desk.onlyHere]) }
        Button(words[.unpair], role: .destructive) { desk.leave() }
      }
    }
  }
}
