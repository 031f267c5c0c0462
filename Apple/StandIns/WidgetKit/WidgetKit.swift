// Stand-in for WidgetKit, written from Apple's documentation; only to check.
#if !os(watchOS)
public import ActivityKit
#endif
@_exported import Foundation
public import SwiftUI
@MainActor @preconcurrency public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
}
extension Never: WidgetConfiguration {}
extension WidgetConfiguration {
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S)
    -> some WidgetConfiguration
  { self }
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
}
@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration
  init()
  var body: Body { get }
}
@resultBuilder public enum WidgetBundleBuilder {
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget
  { SeveralWidgets() }
}
public struct SeveralWidgets: Widget {
  nonisolated public init() {}
  public var body: Never { fatalError() }
}
@MainActor @preconcurrency public protocol WidgetBundle {
  associatedtype Body: Widget
  init()
  @WidgetBundleBuilder var body: Body { get }
}
extension WidgetBundle { public static func main() {} }
public enum WidgetFamily: Int, Sendable {
  @available(watchOS, unavailable) case systemSmall
  case accessoryCircular
  case accessoryRectangular
  case accessoryInline
  @available(iOS, unavailable) case accessoryCorner
}
/// Redraws what is on the screen, as far as the system lets it.
// https://developer.apple.com/documentation/widgetkit/widgetcenter
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()
  public func reloadAllTimelines() {}
  public func reloadTimelines(ofKind kind: String) {}
}
extension EnvironmentValues {
  public var widgetFamily: WidgetFamily { .accessoryCircular }
}
public protocol TimelineEntry { var date: Date { get } }
public struct TimelineReloadPolicy: Equatable, Sendable {
  public static let never = Self(), atEnd = Self()
}
public struct Timeline<EntryType: TimelineEntry> {
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {}
}
public struct TimelineProviderContext {
  public let isPreview: Bool
  init() { isPreview = false }
}
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public init<Provider: TimelineProvider>(
    kind: String,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
  public var body: Never { fatalError() }
}
public struct AccessoryWidgetBackground: View {
  public init() {}
  public var body: some View { EmptyView() }
}
public struct ContainerBackgroundPlacement: Sendable { public static let widget = Self() }
extension View {
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement,
    @ViewBuilder content: () -> V
  ) -> some View { self }
  nonisolated public func widgetURL(_ url: URL?) -> some View { self }
}
#if !os(watchOS)
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
  init(_ attributes: Attributes, _ state: Attributes.ContentState) {
    (self.attributes, self.state) = (attributes, state)
  }
}
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
  public var body: Never { fatalError() }
}
public enum DynamicIslandExpandedRegionPosition: Sendable { case leading, trailing, center, bottom }
public struct DynamicIslandExpandedRegion<Content: View> {
  public init(
    _ position: DynamicIslandExpandedRegionPosition,
    priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {}
}
public struct DynamicIslandExpandedContent<Content: View> {}
@resultBuilder public enum DynamicIslandExpandedContentBuilder {
  public static func buildBlock<each Content: View>(
    _ content: repeat DynamicIslandExpandedRegion<each Content>
  ) -> DynamicIslandExpandedContent<EmptyView> { .init() }
}
public struct DynamicIsland: Sendable {
  public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () ->
      DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}
}
#endif
