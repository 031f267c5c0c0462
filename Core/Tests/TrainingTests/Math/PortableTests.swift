import Foundation
import Testing
import Training

struct PortableTests {
  @Test func `agrees with the system's sine and cosine`() {
    var seed = Seed(1)
    for range in [1e-8, 0.8, 7, 1000, 1_000_000] {
      for _ in 0..<20_000 {
        let angle = (seed.fraction() * 2 - 1) * range
        #expect(apart(Portable.sin(angle), Foundation.sin(angle)) <= 1, "sin \(angle)")
        #expect(apart(Portable.cos(angle), Foundation.cos(angle)) <= 1, "cos \(angle)")
      }
    }
  }

  @Test func `keeps its precision beside every multiple of a quarter turn`() {
    for turns in stride(from: -667_000.0, through: 667_000, by: 331) {
      for angle in [turns * Double.pi / 2, (turns * Double.pi / 2).nextUp] {
        #expect(apart(Portable.sin(angle), Foundation.sin(angle)) <= 1, "sin \(angle)")
        #expect(apart(Portable.cos(angle), Foundation.cos(angle)) <= 1, "cos \(angle)")
      }
    }
  }

  @Test func `knows the edges of sine and cosine`() {
    #expect(Portable.sin(0).bitPattern == 0)
    #expect(Portable.sin(-0.0).sign == .minus)
    #expect(Portable.cos(0) == 1)
    #expect(Portable.sin(0x1p-1074) == 0x1p-1074)
    #expect(Portable.sin(.nan).isNaN)
    #expect(Portable.cos(.infinity).isNaN)
    #expect(Portable.sin(Portable.largestAngle.nextUp).isNaN)
    #expect(apart(Portable.sin(Portable.largestAngle), Foundation.sin(0x1p20)) <= 1)
  }

  @Test func `agrees with the system's arctangent of two arguments`() {
    var seed = Seed(2)
    for _ in 0..<100_000 {
      let x = (seed.fraction() * 2 - 1) * Foundation.pow(2, (seed.fraction() - 0.5) * 40)
      let y = (seed.fraction() * 2 - 1) * Foundation.pow(2, (seed.fraction() - 0.5) * 40)
      #expect(apart(Portable.atan2(y, x), Foundation.atan2(y, x)) <= 1, "atan2 \(y) \(x)")
    }
  }

  @Test func `knows the edges of the arctangent`() {
    let edges: [Double] = [
      0, -0.0, 1, -1, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
      1e308, -1e308, 1e-300, 0x1p-1060,
      3, 1e17,
    ]
    for y in edges {
      for x in edges {
        let (ours, theirs) = (Portable.atan2(y, x), Foundation.atan2(y, x))
        #expect(apart(ours, theirs) <= 1 && ours.sign == theirs.sign || ours.isNaN && theirs.isNaN)
      }
    }
  }

  @Test func `agrees with the system's arcsine within two units`() {
    var seed = Seed(3)
    for _ in 0..<50_000 {
      let sine = seed.fraction() * 2 - 1
      #expect(apart(Portable.asin(sine), Foundation.asin(sine)) <= 2, "asin \(sine)")
    }
    #expect(Portable.asin(1) == Double.pi / 2)
    #expect(Portable.asin(1.0.nextUp).isNaN)
  }

  @Test func `agrees with the system's exponential`() {
    var seed = Seed(4)
    for range in [1e-10, 0.4, 5, 700, 745] {
      for _ in 0..<20_000 {
        let exponent = (seed.fraction() * 2 - 1) * range
        #expect(apart(Portable.exp(exponent), Foundation.exp(exponent)) <= 1, "exp \(exponent)")
      }
    }
    for edge: Double in [0, -0.0, 709.782712893384, 709.7827128933841, 709.79, -745.13, -745.2] {
      #expect(apart(Portable.exp(edge), Foundation.exp(edge)) <= 1, "exp \(edge)")
    }
    #expect(Portable.exp(.infinity) == .infinity)
    #expect(Portable.exp(-.infinity) == 0)
    #expect(Portable.exp(.nan).isNaN)
  }

  @Test func `agrees with the system's logarithm`() {
    var seed = Seed(5)
    for _ in 0..<100_000 {
      let bits = Double(bitPattern: seed.next() >> 1)
      let near = 1 + (seed.fraction() - 0.5) * Foundation.pow(2, -seed.fraction() * 50)
      for value in [bits, near] where value.isFinite {
        #expect(apart(Portable.log(value), Foundation.log(value)) <= 1, "log \(value)")
      }
    }
    #expect(Portable.log(0) == -.infinity)
    #expect(Portable.log(1).bitPattern == 0)
    #expect(Portable.log(-1).isNaN)
    #expect(Portable.log(.infinity) == .infinity)
    #expect(
      apart(Portable.log(.leastNonzeroMagnitude), Foundation.log(Double.leastNonzeroMagnitude)) <= 1
    )
  }

  @Test func `agrees with the system's power`() {
    var seed = Seed(6)
    for _ in 0..<100_000 {
      let base = Foundation.exp((seed.fraction() * 2 - 1) * 60)
      let exponent = (seed.fraction() * 2 - 1) * 12
      let (ours, theirs) = (Portable.pow(base, exponent), Foundation.pow(base, exponent))
      #expect(apart(ours, theirs) <= 1, "pow \(base) \(exponent)")
    }
    for _ in 0..<50_000 {
      let base = 0.5 + seed.fraction()
      let exponent = (seed.fraction() * 2 - 1) * 1500
      let (ours, theirs) = (Portable.pow(base, exponent), Foundation.pow(base, exponent))
      #expect(apart(ours, theirs) <= 1, "pow \(base) \(exponent)")
    }
  }

  @Test func `knows the edges of the power`() {
    let edges: [Double] = [
      0, -0.0, 1, -1, 2, -2, 0.5, -0.5, 3, -3, 1e300, -1e300, 1e-300, .leastNonzeroMagnitude,
      .infinity, -.infinity,
      .nan, 0x1p53, 0x1p53 + 2, 1.0.nextUp, 1.0.nextDown, 1.5,
    ]
    for base in edges {
      for exponent in edges {
        let (ours, theirs) = (Portable.pow(base, exponent), Foundation.pow(base, exponent))
        #expect(
          ours.isNaN && theirs.isNaN || apart(ours, theirs) <= 1 && ours.sign == theirs.sign,
          "pow \(base) \(exponent): \(ours), not \(theirs)"
        )
      }
    }
  }

  @Test func `measures the great circle`() {
    let pole = Coordinate(latitude: 90, longitude: 0)
    let equator = Coordinate(latitude: 0, longitude: 40)
    let other = Coordinate(latitude: 0, longitude: -140)
    #expect(abs(equator.distance(to: pole).meters - 6_371_008.8 * Double.pi / 2) < 1e-6)
    #expect(abs(equator.distance(to: other).meters - 6_371_008.8 * Double.pi) < 1e-6)
    #expect(pole.distance(to: pole) == .zero)
    let paris = Coordinate(latitude: 48.8566, longitude: 2.3522)
    let step = Coordinate(latitude: 48.85661, longitude: 2.3522)
    #expect(abs(paris.distance(to: step).meters - 1.111_950_8) < 1e-4)
  }

  /// By GeographicLib 2.1, which solves the geodesic on WGS 84.
  @Test(arguments: [
    ((0, 0), (0, 0.01), 1113.1949), ((0, 0), (0.01, 0), 1105.7428),
    ((58.9653, 5.7), (58.9743, 5.7), 1002.5514), ((58.9653, 5.7), (58.9653, 5.72), 1150.6623),
    ((48.1, 11.5), (48.107, 11.511), 1130.0310), ((-33.9, 179.995), (-33.905, -179.995), 1078.4379),
  ])
  func `measures over the ground`(from: (Double, Double), to: (Double, Double), meters: Double) {
    let start = Coordinate(latitude: from.0, longitude: from.1)
    let end = Coordinate(latitude: to.0, longitude: to.1)
    #expect(abs(start.groundDistance(to: end).meters - meters) < 0.001)
    #expect(start.groundDistance(to: end) == end.groundDistance(to: start))
  }

  @Test func `measures far over the ground within a part in a thousand`() {
    let start = Coordinate(latitude: 48, longitude: 11)
    let end = Coordinate(latitude: 48.5, longitude: 12)
    #expect(abs(start.groundDistance(to: end).meters / 92_768.545 - 1) < 0.001)
  }

  /// How many doubles lie between two results.
  private func apart(_ left: Double, _ right: Double) -> UInt64 {
    if left == right { return 0 }
    if left.isNaN || right.isNaN { return left.isNaN && right.isNaN ? 0 : .max }
    let (a, b) = (ordered(left), ordered(right))
    return a > b ? UInt64(a - b) : UInt64(b - a)
  }

  private func ordered(_ value: Double) -> Int64 {
    let bits = Int64(bitPattern: value.bitPattern)
    return bits < 0 ? Int64.min &- bits : bits
  }
}
