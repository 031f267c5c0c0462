public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let text: String
  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { text = value }
}
public struct Text: _Drawn, Sendable {
  let text: String
  nonisolated public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { text = key.text }
  nonisolated public init(verbatim content: String) { text = content }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) {
    text = String(content)
  }
  nonisolated public init(_ date: Date, style: DateStyle) { text = "date" }
  nonisolated public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) { text = "timer" }
  public struct DateStyle: Sendable {
    public static let timer = Self(), relative = Self(), time = Self(), date = Self()
  }
  public func _draw(_ drawing: inout _Drawing) { drawing.say("Text \"\(text)\"") }
}
public struct EdgeInsets: Equatable, Sendable { public init() {} }
public struct Image: _Drawn, Sendable {
  let name: String
  nonisolated public init(systemName: String) { name = systemName }
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image { self }
  public func _draw(_ drawing: inout _Drawing) { drawing.say("Image \(name)") }
}
public struct Label<Title: View, Icon: View>: _Drawn {
  let title: Title
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
  }
  public func _draw(_ drawing: inout _Drawing) { drawing.draw(title) }
}
extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S,
    systemImage name: String
  ) { self.title = Text(title) }
}
public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = Self(name: "destructive"), cancel = Self(name: "cancel")
  @available(iOS 26, watchOS 26, *) public static let confirm = Self(name: "confirm"),
    close = Self(name: "close")
}
public struct Button<Label: View>: _Drawn {
  let role: ButtonRole?, action: @MainActor () -> Void, label: Label
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    (role, self.action, self.label) = (nil, action, label())
  }
  public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) { (self.role, self.action, self.label) = (role, action, label()) }
  public func _draw(_ drawing: inout _Drawing) { drawing.button(label, role?.name, action) }
}
extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { Text(title) } }
  public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(titleKey) } }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) } }
}
public struct TextField<Label: View>: _Drawn {
  let label: Label, text: Binding<String>
  public func _draw(_ drawing: inout _Drawing) { drawing.field(label, text) }
}
extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    (label, self.text) = (Text(titleKey), text)
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    (label, self.text) = (Text(title), text)
  }
}
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
public struct TextInputAutocapitalization: Sendable {
  public static var never: Self { .init() }
  public static var words: Self { .init() }
  public static var sentences: Self { .init() }
  public static var characters: Self { .init() }
}
public struct Toggle<Label: View>: _Drawn {
  let isOn: Binding<Bool>, label: Label
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }
  public func _draw(_ drawing: inout _Drawing) { drawing.switchable(label, isOn) }
}
extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
}
extension Toggle where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) } }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) } }
}
public struct Slider<Label: View>: _Drawn {
  let text: String
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == EmptyView, V.Stride: BinaryFloatingPoint { text = "\(value.wrappedValue)" }
  public func _draw(_ drawing: inout _Drawing) { drawing.say("Slider \(text)") }
}
public struct ProgressView<Label: View>: _Drawn {
  let text: String
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    text = value.map { "\($0)" } ?? ""
  }
  public func _draw(_ drawing: inout _Drawing) { drawing.say("ProgressView \(text)") }
}
// MARK: Shapes, colours and fonts
public protocol ShapeStyle: Sendable {}
public struct Color: ShapeStyle, _Drawn, Hashable {
  let name: String
  public static let red = Self(name: "red"), green = Self(name: "green"),
    orange = Self(name: "orange"), blue = Self(name: "blue"), primary = Self(name: "primary"),
    secondary = Self(name: "secondary"), black = Self(name: "black"), white = Self(name: "white"),
    clear = Self(name: "clear")
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  init(name: String) { self.name = name }
  public func _draw(_ drawing: inout _Drawing) {}
}
extension ShapeStyle where Self == Color {
  public static var red: Color { .red }; public static var green: Color { .green };
  public static var orange: Color { .orange }
  public static var blue: Color { .blue }
}
public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init() };
  public static var secondary: HierarchicalShapeStyle { .init() }
}
public struct TintShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { .init() }
}
public protocol Shape: View, Sendable {}
public struct Circle: Shape, _Drawn {
  nonisolated public init() {};
  public func _draw(_ drawing: inout _Drawing) { drawing.say("Circle") }
}
public struct Capsule: Shape, _Drawn {
  nonisolated public init() {};
  public func _draw(_ drawing: inout _Drawing) { drawing.say("Capsule") }
}
extension Shape {
  public func fill<S: ShapeStyle>(_ content: S) -> some View { self }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { self }
}
public struct Font: Hashable, Sendable {
  public static let largeTitle = Self(), title = Self(), title2 = Self(), title3 = Self(),
    headline = Self(), body = Self(), caption = Self(), footnote = Self()
  public enum Weight: Sendable { case regular, medium, semibold, bold, heavy }
  public enum Design: Sendable { case `default`, rounded, monospaced, serif }
  public enum TextStyle: Sendable {
    case largeTitle, title, title2, title3, headline, body, caption, footnote
  }
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    .init()
  }
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil)
    -> Font
  { .init() }
  public func monospacedDigit() -> Font { self }
  public func weight(_ weight: Weight) -> Font { self }
}
