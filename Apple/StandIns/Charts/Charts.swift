// Stand-in for Swift Charts, written from Apple's documentation; a chart is drawn as the text of its marks.
public import SwiftUI
public protocol Plottable {}
extension Int: Plottable {}
extension Double: Plottable {}
extension String: Plottable {}
public struct PlottableValue<Value: Plottable> {
  let label: String, value: Value
  nonisolated public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> Self {
    Self(label: "", value: value)
  }
  @_disfavoredOverload nonisolated public static func value<S: StringProtocol>(
    _ label: S,
    _ value: Value
  ) -> Self { Self(label: String(label), value: value) }
}
@MainActor @preconcurrency public protocol ChartContent { var _text: String { get } }
@resultBuilder public enum ChartContentBuilder {
  public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
  public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
}
@MainActor @preconcurrency public struct LineMark: ChartContent {
  public let _text: String
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>
  ) { _text = "\(y.label)" }
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) { _text = "\(y.label)" }
}
@MainActor @preconcurrency public struct BarMark: ChartContent {
  public let _text: String
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>
  ) { _text = "\(x.value) \(y.value)" }
}
struct Described<Base: ChartContent>: ChartContent {
  let base: Base, words: String
  nonisolated init(_ base: Base, _ words: String) { (self.base, self.words) = (base, words) }
  var _text: String { words }
}
extension ChartContent {
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S)
    -> some ChartContent
  { Described(self, String(label)) }
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S)
    -> some ChartContent
  { Described(self, String(value)) }
}
@MainActor @preconcurrency public struct Chart<Content: ChartContent>: View {
  let marks: [() -> Content]
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable { marks = data.map { element in { content(element) } } }
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { marks = data.map { element in { content(element) } } }
  public var body: some View {
    var texts: [String] = []
    for text in marks.map({ $0()._text }) where texts.last != text { texts.append(text) }
    return Text("Chart of \(marks.count): " + texts.joined(separator: ", "))
  }
}
extension View {
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View { self }
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View { self }
  nonisolated public func chartYScale(domain: ClosedRange<Double>) -> some View { self }
}
