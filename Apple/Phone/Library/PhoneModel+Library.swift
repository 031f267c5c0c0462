import Exchange
import Screens
import Training

extension PhoneModel {
  /// Takes the runner's own workouts into the shelf.
  func readLibrary() async {
    if await library.learn(from: server.server) { fillShelf() }
  }

  /// Puts the runner's own workouts beside those that came with the app.
  func fillShelf() {
    guard let own = library.own else { return }
    shelf = shelf.holding(own.workouts.map { (name: $0.name, text: $0.text) })
    finder.use(shelf)
  }
}
