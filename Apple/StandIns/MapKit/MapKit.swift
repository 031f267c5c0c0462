// Stand-in for MapKit in SwiftUI, written from Apple's documentation; a map is drawn as the text of what is on it.
@_exported import CoreLocation
public import SwiftUI
@MainActor @preconcurrency public protocol MapContent { var _text: String { get } }
@resultBuilder public enum MapContentBuilder {
  public static func buildBlock<C: MapContent>(_ content: C) -> C { content }
}
public struct MapCameraPosition: Equatable, Sendable {
  public static var automatic: MapCameraPosition { .init() }
}
@MainActor @preconcurrency public struct MapPolyline: MapContent {
  public let _text: String
  public struct ContourStyle: Sendable {
    public static var geodesic: ContourStyle { .init() }
    public static var straight: ContourStyle { .init() }
  }
  nonisolated public init(
    coordinates: [CLLocationCoordinate2D],
    contourStyle: MapPolyline.ContourStyle = .straight
  ) { _text = "line of \(coordinates.count)" }
}
extension MapContent {
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1)
    -> some MapContent
  { self }
}
@MainActor @preconcurrency public struct Map<Content: MapContent>: View {
  let content: Content
  public init(
    initialPosition: MapCameraPosition = .automatic,
    @MapContentBuilder content: () -> Content
  ) { self.content = content() }
  public var body: some View { Text("Map with \(content._text)") }
}
