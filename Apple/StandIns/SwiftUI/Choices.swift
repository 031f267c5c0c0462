// Views in which somebody chooses, written from Apple's documentation.
public protocol PickerStyle {}
public struct InlinePickerStyle: PickerStyle {}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { .init() }
}
public struct Picker<Label: View, Selection: Hashable, Content: View>: _Drawn {
  let label: Label, selection: Binding<Selection>, content: Content
  public func _draw(_ drawing: inout _Drawing) {
    drawing.choice(label, selection, content)
  }
}
extension Picker where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) { (label, self.selection, self.content) = (Text(title), selection, content()) }
}
public struct Stepper<Label: View>: _Drawn {
  let label: Label, more: @MainActor () -> Void, less: @MainActor () -> Void
  public func _draw(_ drawing: inout _Drawing) { drawing.steps(label, more, less) }
}
extension Stepper where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(title)
    more = { value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound) }
    less = { value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound) }
  }
}
public struct Form<Content: View>: _Drawn {
  let content: Content
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func _draw(_ drawing: inout _Drawing) { drawing.box("Form") { $0.draw(content) } }
}
public struct NavigationLink<Label: View, Destination: View>: _Drawn {
  let destination: Destination, label: Label
  nonisolated public init(
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { (self.destination, self.label) = (destination(), label()) }
  public func _draw(_ drawing: inout _Drawing) { drawing.link(label, destination) }
}
extension NavigationLink where Label == Text {
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder destination: () -> Destination
  ) { (self.destination, label) = (destination(), Text(title)) }
}
public protocol TabViewStyle {}
@available(iOS, unavailable) public struct VerticalPageTabViewStyle: TabViewStyle {}
@available(iOS, unavailable) extension TabViewStyle where Self == VerticalPageTabViewStyle {
  public static var verticalPage: VerticalPageTabViewStyle { .init() }
}
@MainActor @preconcurrency public protocol TabContent: View {}
@available(iOS 18, watchOS 11, *) public struct Tab<Content: View>: TabContent, _Drawn {
  let title: String, content: Content
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) { (self.title, self.content) = (String(title), content()) }
  public func _draw(_ drawing: inout _Drawing) {
    drawing.box("Tab \"\(title)\"") { $0.draw(content) }
  }
}
public struct TabView<Content: View>: _Drawn {
  let content: Content
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func _draw(_ drawing: inout _Drawing) { drawing.box("TabView") { $0.draw(content) } }
}
struct Tagged<Content: View>: _Drawn, _Passing {
  let content: Content, tag: AnyHashable
  nonisolated init(_ content: Content, _ tag: some Hashable) {
    (self.content, self.tag) = (content, AnyHashable(tag))
  }
  func _draw(_ drawing: inout _Drawing) { drawing.option(content, tag) }
}
/// Its content, with what it is beside it.
// https://developer.apple.com/documentation/swiftui/labeledcontent
public struct LabeledContent<Label: View, Content: View>: _Drawn {
  let label: Label, content: Content
  public func _draw(_ drawing: inout _Drawing) { drawing.draw(content) }
}
extension LabeledContent where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content
  ) { (label, self.content) = (Text(title), content()) }
}
/// What can be shared; the real one belongs to CoreTransferable.
// https://developer.apple.com/documentation/coretransferable/transferable
public protocol Transferable {}
extension URL: Transferable {}
extension String: Transferable {}
public struct DefaultShareLinkLabel: View {
  nonisolated init() {}
  public var body: some View { EmptyView() }
}
// https://developer.apple.com/documentation/swiftui/sharelink
public struct ShareLink<Item: Transferable, Label: View>: _Drawn {
  let title: String, item: Item
  public func _draw(_ drawing: inout _Drawing) {
    drawing.say("Share \"\(title)\"")
    if let file = item as? URL { drawing.shared.append(file) }
  }
}
extension ShareLink where Label == DefaultShareLinkLabel {
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) { (self.title, self.item) = (String(title), item) }
}
