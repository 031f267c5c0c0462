import Formats
import Screens
public import Training

extension RaceCourse {
  /// Reads the heights of a course file: a recording of it, or a GPX route, which has no times.
  public init(
    file bytes: [UInt8],
    named name: String,
    over length: Distance
  ) throws(RaceCourseFileError) {
    let samples: Samples
    do throws(RecordingError) {
      samples = try RecordingFile.course(bytes)
    } catch {
      throw .file(error)
    }
    do throws(RaceCourseError) {
      try self.init(name, of: samples, over: length)
    } catch {
      throw .course(error)
    }
  }

  /// Reads the course file that is a member, `{"name":"berlin.gpx","text":"<gpx…"}`, if it is there.
  static func file(
    ifPresent fields: Fields,
    over length: Distance,
    in language: Language
  ) throws(APICallError) -> RaceCourse? {
    let (name, text): (String, String)
    do throws(ShapeError) {
      guard let file = try fields.fields(ifPresent: "courseFile") else { return nil }
      name = try file.text("name", upTo: RaceSetup.longestName) ?? ""
      text = try file.string("text")
    } catch {
      throw APICallError(error)
    }
    do throws(RaceCourseFileError) {
      return try RaceCourse(file: Array(text.utf8), named: name, over: length)
    } catch {
      throw APICallError(error.words(in: language))
    }
  }
}

extension RecordingFile {
  /// Where a recording went, or a GPX route: how high and how far along it; its times mean nothing.
  static func course(_ bytes: [UInt8]) throws(RecordingError) -> Samples {
    guard try format(of: bytes) == .gpx else { return try read(bytes).samples }
    return try GPXReader.track(bytes)
  }
}
