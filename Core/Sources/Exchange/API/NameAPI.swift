import Formats
import Screens
public import Training

/// What can be asked about the names of exercises in diaries.
public enum NameAPI {
  static let endpoints = [List.endpoint, Choose.endpoint, Reset.endpoint]

  private static let names = Endpoint.Content.json("ExerciseNames")

  /// Lists what diaries call the exercises of the record.
  public struct List: PlainAPIRequest {
    public typealias Answer = NameList
    public static let endpoint = Endpoint.get("listExerciseNames", "/api/v1/exercise-names")
      .gives(names).needs(.read)
      .does("List what diaries call the exercises of the record, and what each name stands for.")
    public init() {}
  }

  /// Says which exercise a diary means.
  public struct Choose: APIRequest {
    public typealias Answer = NameList
    public static let endpoint = Endpoint.put("chooseExerciseName", "/api/v1/exercise-names")
      .takes("ExerciseName").gives(names).needs(.log)
      .does("Say which exercise a diary means by a name; the name itself keeps it as it is.")

    /// The choice.
    public let naming: ExerciseNaming

    /// Says it.
    public init(_ naming: ExerciseNaming) { self.naming = naming }

    public init(_ call: APICall) throws(APICallError) {
      let json = try call.json()
      do throws(ShapeError) { naming = try ExerciseNaming(json) } catch {
        throw APICallError(error)
      }
      guard max(naming.diaryName.utf8.count, naming.name.utf8.count) <= 500 else {
        throw APICallError(TextFieldWords.exercise(longest: 500, in: call.language))
      }
    }

    /// The choice as it is sent.
    public var call: APICall { APICall { naming.write(to: &$0) } }
  }

  /// Takes a choice back.
  public struct Reset: APIRequest {
    public typealias Answer = NameList
    public static let endpoint =
      Endpoint
      .delete("resetExerciseName", "/api/v1/exercise-names/:name")
      .gives(names).needs(.log)
      .does("Take back what was chosen for a name.")

    /// The name in the diary.
    public let name: String

    /// Names it.
    public init(_ name: String) { self.name = name }

    public init(_ call: APICall) throws(APICallError) { name = try call.text("name") }
    public var call: APICall { APICall(["name": name]) }
  }
}
