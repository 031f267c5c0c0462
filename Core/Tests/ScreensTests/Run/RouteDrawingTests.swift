import Screens
import Testing
import Training

private func samples(_ places: [(Double, Double)]) -> Samples {
  var samples = Samples()
  samples.time = places.indices.map(Double.init)
  samples.latitude = places.map { $0.0 }
  samples.longitude = places.map { $0.1 }
  return samples
}

struct RouteDrawingTests {
  @Test func `draws a square as a square, north up, in the middle`() throws {
    // At 60 degrees north a degree of longitude is half as long as one of latitude.
    let square = samples([(60, 10), (60.01, 10), (60.01, 10.02), (60, 10.02)])
    let drawing = try #require(RouteDrawing(of: square, width: 320, height: 200))
    #expect(drawing.path == "M70 190L70 10L250 10L250 190")
  }

  @Test func `finds a runner's place`() throws {
    let square = samples([(60, 10), (60.01, 10), (60.01, 10.02), (60, 10.02)])
    let drawing = try #require(RouteDrawing(of: square, width: 320, height: 200))
    let place = drawing.place(of: Coordinate(latitude: 60.005, longitude: 10.01))
    #expect(abs(place.x - 160) < 0.1 && abs(place.y - 100) < 0.1)
  }

  @Test func `leaves out what nobody can see`() throws {
    let line = samples((0..<100_000).map { (50 + Double($0) * 1e-7, 8) })
    let drawing = try #require(RouteDrawing(of: line))
    #expect(drawing.path.utf8.count < 4000)
  }

  @Test func `skips missing readings`() throws {
    let holed = samples([(60, 10), (.nan, .nan), (60.01, 10), (.nan, 3), (60.01, 10.02)])
    let drawing = try #require(RouteDrawing(of: holed))
    #expect(drawing.path.filter { $0 == "L" }.count == 2)
  }

  @Test func `has nothing to draw without two places`() {
    #expect(RouteDrawing(of: Samples()) == nil)
    #expect(RouteDrawing(of: samples([(1, 1), (1, 1)])) == nil)
    #expect(RouteDrawing(of: samples([(.nan, .nan)])) == nil)
  }
}
