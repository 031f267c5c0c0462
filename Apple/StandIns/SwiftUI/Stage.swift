/// Where a view is played without a screen: it is drawn as lines of text, tapped by its words, and keeps its state.
@_spi(Stage) @MainActor public final class Stage {
  public var date = Date(timeIntervalSince1970: 0)
  public var environment = EnvironmentValues()
  let root: any View
  var states: [String: AnyObject] = [:], seen: [String: Any] = [:], appeared: Set<String> = [], open: Set<String> = []
  /// The detents of the Digital Crown that were felt.
  public internal(set) var detents = 0
  var tasks: [Task<Void, Never>] = [], after: [() -> Void] = []
  public init(_ view: some View) { root = view }
  /// The window of an app, as when it has come to the screen.
  // Every app of a test has a window.
  public init(app: some App) { root = Window(make: { (app.body as! any _Windowed)._window() }) }
  /// Opens a link; says whether a view on the screen hears it.
  @discardableResult public func open(_ url: URL) -> Bool {
    let heard = drawn().urls
    for action in heard { action(url) }
    return !heard.isEmpty
  }
  /// The files that can be shared from the screen.
  public var shared: [URL] { drawn().shared }
  /// The screen as indented lines.
  public var text: String { drawn().lines.joined(separator: "\n") }
  /// Presses the button, or turns the switch, whose words these are; says whether there is one that takes it.
  @discardableResult public func tap(_ words: String, in part: String = "") -> Bool {
    guard
      let action = drawn().actions.first(where: {
        $0.words == words && (part.isEmpty || $0.place.contains(part))
      })?.action
    else { return false }
    action()
    return true
  }
  /// Turns the Digital Crown by so many detents; says whether a view on the screen takes it.
  @discardableResult public func turn(_ steps: Int) -> Bool {
    guard let crown = drawn().crown else { return false }
    crown(steps)
    return true
  }
  /// Types into the field of these words; says whether there is one that takes it.
  @discardableResult public func type(_ text: String, into words: String) -> Bool {
    guard let field = drawn().fields.first(where: { $0.words == words }) else { return false }
    field.text.wrappedValue = text
    return true
  }
  func drawn() -> _Drawing {
    var drawing = _Drawing(self)
    drawing.draw(root)
    defer { after = [] }
    for action in after { action() }
    if after.isEmpty { return drawing }
    drawing = _Drawing(self)
    drawing.draw(root)
    return drawing
  }
  func appear(_ place: String, _ action: (() -> Void)?) {
    if appeared.insert(place).inserted, let action { after.append(action) }
  }
  func begin(_ place: String, _ action: sending @escaping @isolated(any) () async -> Void) {
    if appeared.insert(place + ".task").inserted { tasks.append(Task { await action() }) }
  }
  func watch<V: Equatable>(_ place: String, _ value: V, _ action: @escaping (V, V) -> Void) {
    let old = seen.updateValue(value, forKey: place + ".\(V.self)") as? V
    if let old, old != value { after.append { action(old, value) } }
  }
}
struct Window: View {
  let make: @MainActor () -> any View
  var body: some View { AnyView(make()) }
}
@MainActor public struct _Drawing {
  let stage: Stage
  var lines: [String] = [], depth = 0, notes: [String] = [], place = "",
    environment: EnvironmentValues, isDisabled = false
  var choose: ((AnyHashable) -> Void)?, chosen: AnyHashable?
  var actions: [(words: String, place: String, action: () -> Void)] = []
  var fields: [(words: String, text: Binding<String>)] = []
  var crown: ((Int) -> Void)?
  var urls: [(URL) -> Void] = []
  var shared: [URL] = []
  /// How many views that are something were drawn.
  var leaves = 0
  init(_ stage: Stage) { (self.stage, environment) = (stage, stage.environment) }
  mutating func say(_ line: String) {
    lines.append(String(repeating: "  ", count: depth) + ([line] + notes).joined(separator: ", "))
    notes = []
  }
  mutating func box(_ name: String, _ body: (inout _Drawing) -> Void) {
    say(name)
    depth += 1
    inside(name, body)
    depth -= 1
  }
  mutating func inside(_ part: Any, _ body: (inout _Drawing) -> Void) {
    let (outer, wasDisabled) = (place, isDisabled)
    place += "/\(part)"
    body(&self)
    (place, isDisabled) = (outer, wasDisabled)
  }
  mutating func draw(_ view: some View) {
    if let drawn = view as? any _Drawn {
      if !(drawn is any _Passing) { leaves += 1 }
      return drawn._draw(&self)
    }
    inside(type(of: view)) { inner in
      for child in Mirror(reflecting: view).children {
        (child.value as? any Filled)?.fill(inner, named: child.label ?? "")
      }
      inner.draw(view.body)
    }
  }
  mutating func button(_ label: some View, _ role: String?, _ action: @escaping () -> Void) {
    let words = self.words(of: label)
    if !isDisabled { actions.append((words, place, action)) }
    say("Button \"\(words)\"" + (role.map { ", " + $0 } ?? ""))
  }
  /// A picker: each of its options is pressed by its words.
  mutating func choice<S: Hashable>(
    _ label: some View,
    _ selection: Binding<S>,
    _ content: some View
  ) {
    let outer = (choose, chosen)
    choose = { ($0.base as? S).map { selection.wrappedValue = $0 } }
    chosen = AnyHashable(selection.wrappedValue)
    box("Picker \"\(words(of: label))\"") { $0.draw(content) }
    (choose, chosen) = outer
  }
  mutating func option(_ label: some View, _ tag: AnyHashable) {
    guard let choose else { return draw(label) }
    let words = self.words(of: label)
    if !isDisabled { actions.append((words, place, { choose(tag) })) }
    say("Option \"\(words)\"" + (tag == chosen ? ", chosen" : ""))
  }
  mutating func steps(
    _ label: some View,
    _ more: @escaping () -> Void,
    _ less: @escaping () -> Void
  ) {
    let words = self.words(of: label)
    if !isDisabled { actions += [(words + " +", place, more), (words + " -", place, less)] }
    say("Stepper \"\(words)\"")
  }
  /// A link leads on when it is pressed, and back when it is pressed again.
  mutating func link(_ label: some View, _ destination: some View) {
    let (words, stage, place) = (self.words(of: label), stage, place)
    let here = place + "/link " + words
    if !isDisabled {
      actions.append((words, place, {
        if stage.open.remove(here) == nil { stage.open.insert(here) }
      }))
    }
    say("Link \"\(words)\"")
    if stage.open.contains(here) { box("Page \"\(words)\"") { $0.draw(destination) } }
  }
  mutating func field(_ label: some View, _ text: Binding<String>) {
    let words = self.words(of: label)
    if !isDisabled { fields.append((words, text)) }
    say("Field \"\(words)\" \(text.wrappedValue)")
  }
  mutating func switchable(_ label: some View, _ isOn: Binding<Bool>) {
    let words = self.words(of: label)
    if !isDisabled { actions.append((words, place, { isOn.wrappedValue.toggle() })) }
    say("Toggle \"\(words)\" \(isOn.wrappedValue ? "on" : "off")")
  }
  private func words(of label: some View) -> String {
    var inner = _Drawing(stage)
    inner.environment = environment
    inner.draw(label)
    // A stack has no words of its own.
    return inner.lines.compactMap { line in
      let trimmed = line.drop { $0 == " " }
      return line.split(separator: "\"").dropFirst().first.map(String.init)
        ?? (trimmed.hasPrefix("Image") ? String(trimmed) : nil)
    }.joined(separator: " ")
  }
}
