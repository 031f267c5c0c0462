public import Formats
public import Training

extension Motion {
  // As many figures as the eye needs where the page draws those between them.
  private static let rate = 12.0

  /// Writes what a page draws: `{"seconds", "frames": [[x, y, …], …], "props": [{"kind", …}]}`.
  ///
  /// A frame has the joints of ``Figure/joints`` in tenths of a unit, x before y.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("seconds", seconds)
      json.array("frames") { json in
        for figure in figures(perSecond: Self.rate) {
          json.array { json in
            for joint in figure.joints {
              json.value(Int((joint.x * 10).rounded()))
              json.value(Int((joint.y * 10).rounded()))
            }
          }
        }
      }
      json.array("props") { json in for prop in props { prop.write(to: &json) } }
    }
  }
}

extension MotionProp {
  fileprivate func write(to json: inout JSONWriter) {
    let (kind, x, y, width, height) =
      switch self {
      case .box(let x, let width, let height): ("box", x, 0.0, width, height)
      case .bench(let x, let width, let height): ("bench", x, 0.0, width, height)
      case .rail(let place): ("rail", place.x, place.y, 0.0, 0.0)
      case .wall(let x): ("wall", x, 0.0, 0.0, 0.0)
      }
    json.object { json in
      json.field("kind", kind)
      json.field("x", x)
      json.field("y", y)
      json.field("width", width)
      json.field("height", height)
    }
  }
}
