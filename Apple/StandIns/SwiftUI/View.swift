// Stand-in for SwiftUI, written from Apple's documentation: the declarations that the shells use, drawn as text.
@_exported import Foundation
@_exported import Observation
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: View { public var body: Never { fatalError() } }
extension Optional: View where Wrapped: View {
  public var body: some View { Few(map { [$0] } ?? []) }
}
@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > {
    var parts: [any View] = []
    repeat parts.append(each content)
    return TupleView((repeat each content), parts)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> {
    .init(first)
  }
  public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> {
    .init(second)
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
/// A view without a body: it draws itself.
@MainActor @preconcurrency public protocol _Drawn: View where Body == Never {
  func _draw(_ drawing: inout _Drawing)
}
extension _Drawn { public var body: Never { fatalError() } }
/// What is only its children, and nothing without them.
protocol _Passing {}
public struct EmptyView: _Drawn, _Passing {
  nonisolated public init() {}; public func _draw(_ drawing: inout _Drawing) {}
}
public struct TupleView<T>: _Drawn, _Passing {
  public var value: T
  let parts: [any View]
  nonisolated init(_ value: T, _ parts: [any View]) { (self.value, self.parts) = (value, parts) }
  public func _draw(_ drawing: inout _Drawing) {
    for (place, part) in parts.enumerated() { drawing.inside(place) { $0.draw(part) } }
  }
}
public struct _ConditionalContent<A: View, B: View>: _Drawn, _Passing {
  let view: any View
  nonisolated init(_ view: any View) { self.view = view }
  public func _draw(_ drawing: inout _Drawing) {
    drawing.inside("\(type(of: view))") { $0.draw(view) }
  }
}
public struct AnyView: _Drawn, _Passing {
  let view: any View
  nonisolated public init(_ view: some View) { self.view = view }
  public func _draw(_ drawing: inout _Drawing) { drawing.draw(view) }
}
struct Few: _Drawn, _Passing {
  let parts: [any View]
  nonisolated init(_ parts: [any View]) { self.parts = parts }
  func _draw(_ drawing: inout _Drawing) {
    for (place, part) in parts.enumerated() { drawing.inside(place) { $0.draw(part) } }
  }
}

// MARK: Layout
public struct HorizontalAlignment: Sendable {
  public static let leading = Self(), center = Self(), trailing = Self()
};
public struct VerticalAlignment: Sendable {
  public static let top = Self(), center = Self(), bottom = Self(), firstTextBaseline = Self()
}
public struct Alignment: Sendable {
  public static let center = Self(), leading = Self(), trailing = Self(), top = Self(),
    bottom = Self()
}; public enum TextAlignment: Sendable { case leading, center, trailing }
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Self(rawValue: 1), leading = Self(rawValue: 2),
      bottom = Self(rawValue: 4), trailing = Self(rawValue: 8)
    public static let horizontal: Self = [.leading, .trailing], vertical: Self = [.top, .bottom],
      all: Self = [.horizontal, .vertical]
  }
}
public struct Axis {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Self(rawValue: 1), vertical = Self(rawValue: 2)
  }
}
public struct VStack<Content: View>: _Drawn {
  let content: Content
  nonisolated public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public func _draw(_ drawing: inout _Drawing) { drawing.box("VStack") { $0.draw(content) } }
}
public struct HStack<Content: View>: _Drawn {
  let content: Content
  nonisolated public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public func _draw(_ drawing: inout _Drawing) { drawing.box("HStack") { $0.draw(content) } }
}
public struct ZStack<Content: View>: _Drawn {
  let content: Content
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public func _draw(_ drawing: inout _Drawing) { drawing.box("ZStack") { $0.draw(content) } }
}
public struct ScrollView<Content: View>: _Drawn {
  let content: Content
  nonisolated public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public func _draw(_ drawing: inout _Drawing) { drawing.box("ScrollView") { $0.draw(content) } }
}
public struct Group<Content: View>: _Drawn, _Passing {
  let content: Content
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func _draw(_ drawing: inout _Drawing) { drawing.draw(content) }
}
public struct List<Content: View>: _Drawn {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func _draw(_ drawing: inout _Drawing) { drawing.box("List") { $0.draw(content) } }
}
public struct Section<Content: View>: _Drawn {
  let title: String, content: Content
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (title, self.content) = (titleKey.text, content())
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content
  ) { (self.title, self.content) = (String(title), content()) }
  public func _draw(_ drawing: inout _Drawing) {
    drawing.box("Section \"\(title)\"") { $0.draw(content) }
  }
}
public struct NavigationStack<Content: View>: _Drawn {
  let content: Content
  public init(@ViewBuilder root: () -> Content) { content = root() }
  public func _draw(_ drawing: inout _Drawing) {
    drawing.box("NavigationStack") { $0.draw(content) }
  }
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Drawn, _Passing {
  let data: Data, id: (Data.Element) -> ID, content: (Data.Element) -> Content
  nonisolated init(
    data: Data,
    id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) { (self.data, self.id, self.content) = (data, id, content) }
  public func _draw(_ drawing: inout _Drawing) {
    for element in data { drawing.inside("\(id(element))") { $0.draw(content(element)) } }
  }
}
extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}
extension ForEach {
  nonisolated public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, id: { $0[keyPath: id] }, content: content) }
}
extension ForEach where Data == Range<Int>, ID == Int {
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}
public struct Spacer: _Drawn {
  nonisolated public init(minLength: CGFloat? = nil) {};
  public func _draw(_ drawing: inout _Drawing) {}
}
public struct Divider: _Drawn {
  nonisolated public init() {};
  public func _draw(_ drawing: inout _Drawing) { drawing.say("Divider") }
}
/// Shows its content at the moments of a schedule; the stage says which moment it is.
public protocol TimelineSchedule {}
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from start: Date, by interval: TimeInterval)
    -> PeriodicTimelineSchedule
  { .init() }
}
public struct TimelineViewDefaultContext: Sendable { public let date: Date }
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: _Drawn {
  public typealias Context = TimelineViewDefaultContext
  let content: (TimelineViewDefaultContext) -> Content
  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) { self.content = content }
  public func _draw(_ drawing: inout _Drawing) {
    drawing.draw(content(.init(date: drawing.stage.date)))
  }
}
