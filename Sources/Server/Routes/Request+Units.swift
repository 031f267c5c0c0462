import Hummingbird
import Training

extension Request {
  /// The units that the words of the answer measure in; metric where none are named.
  var units: UnitSystem {
    uri.queryParameters["units"].flatMap { UnitSystem(rawValue: String($0)) } ?? .metric
  }
}
