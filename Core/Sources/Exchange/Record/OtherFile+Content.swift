import Formats
public import Screens
import Training

extension OtherFile {
  /// What a FIT file is that is no activity, by the `type` of its `file_id` (FIT profile, `file`; those from
  /// 40 on as Garmin's watches write them).
  init(fit type: UInt8) {
    self =
      switch type {
      case 1, 2, 3, 10, 11: .settings
      case 5, 7: .workout
      case 6, 34, 35: .course
      case 9, 14, 15, 20, 28, 32, 44, 49, 68: .monitoring
      default: .fit
      }
  }
}

extension RecordingError {
  /// What the file is instead, where it is whole and nothing was recorded in it.
  public func other(in bytes: [UInt8]) -> OtherFile? {
    switch self {
    case .withoutTimes, .nothingRecorded(.gpx, _), .nothingRecorded(.kml, _): .route
    case .nothingRecorded(.tcx, _):
      String(decoding: bytes, as: UTF8.self).holds("<Course") ? .course : .empty
    case .nothingRecorded: .empty
    case .fit, .xml, .json, .unknownFormat, .tooManySamples, .tooManyPoints: nil
    }
  }
}
