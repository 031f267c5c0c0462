import ArgumentParser
import Exchange
import Screens
import Record
import Training

/// The activity that an edit is about, and what is printed of what came of it.
struct EditedEntry: ParsableArguments {
  @Argument(help: "The first letters of its ID, as 'history' shows it.")
  var id: String

  @OptionGroup var data: DataOption

  /// Asks for an edit, or for the end of one, and prints the activities that are in the list now.
  func change<Request: RecordRequest>(
    _ request: Request
  ) async throws where Request.Answer == EditedActivities {
    try await data.withRecord { record in
      for id in try await record.askOfEntry(request).ids {
        guard case .activity(let activity, _) = try await record.ask(HistoryAPI.Show(id)) else {
          continue
        }
        let row = EntryText.row(.activity(activity.summary))
        Console.standardOutput.write(row + "\n")
      }
    }
  }

  /// Reads a moment of the activity.
  static func moment(_ text: String, _ option: String) throws -> Duration {
    guard let moment = Duration(stopwatch: text) else {
      throw ValidationError("\(option) is \"\(text)\", expected a time like 12:30 or 1:02:30")
    }
    return moment
  }
}
