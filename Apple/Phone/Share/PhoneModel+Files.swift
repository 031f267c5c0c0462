import Exchange
import Foundation
import Screens
import Sessions
import Training

/// Files that come from the share sheet, and files that go there.
extension PhoneModel {
  /// Takes a file that the runner has opened with this app: it is set for the next run, and begins nothing.
  func bring(_ file: URL) async {
    let name = file.lastPathComponent
    // A file of another app may be read only so long.
    // https://developer.apple.com/documentation/foundation/url/startaccessingsecurityscopedresource()
    let isOpened = file.startAccessingSecurityScopedResource()
    defer { if isOpened { file.stopAccessingSecurityScopedResource() } }
    let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    guard size <= BroughtRun.mostBytes else { return notify(words[.tooLarge, name]) }
    guard let bytes = try? Data(contentsOf: file) else { return notify(words[.cannotOpen, name]) }
    switch await Self.read(bytes, name, settings.form.race) {
    case .success(let brought): await take(brought, name)
    case .failure(let error): notify(error.words(in: language.language))
    }
  }

  private func take(_ brought: BroughtRun, _ name: String) async {
    switch brought {
    case .script(let script): settings.form.script = script
    case .course(let course): settings.form.course = course
    case .way(let course): settings.form.race?.course = course
    case .recording(let recording):
      guard let rival = await Self.rival(of: recording) else { return notify(words[.noRivalFound]) }
      return challenge(OfferedRival(rival, on: recording.startedAt.day))
    }
    notify(words[.brought, name])
  }

  // Away from the screen: a recording may have hours.
  private nonisolated static func read(
    _ data: Data,
    _ name: String,
    _ race: RaceSetup?
  ) async -> Result<BroughtRun, BroughtRunError> {
    do throws(BroughtRunError) {
      return .success(try BroughtRun.read(Array(data), named: name, for: race))
    } catch {
      return .failure(error)
    }
  }

  // MARK: What goes

  /// What the coach said and did in a run, as a file; nothing for a run that Pacesetter has not led.
  func file(ofRun id: String) -> URL? {
    let lines = link.folder.lines(of: id).map { $0.bytes }
    return KeptCompanion.record(of: lines).flatMap { write(SharedFile($0)) }
  }

  /// The workouts that were done on this phone and its watch, as a file.
  var fileOfWorkouts: URL? { write(SharedFile(link.trainingLog, on: today)) }

  private func write(_ file: SharedFile) -> URL? {
    let url = URL.temporaryDirectory.appending(path: file.name)
    // What cannot be written cannot be shared; the disk is full, which the screen before says.
    guard (try? Data(file.bytes).write(to: url, options: .atomic)) != nil else { return nil }
    return url
  }
}
