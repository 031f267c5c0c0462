import Formats
import Foundation
import Integrations
import Server

/// Looks at everything that Pacesetter can use, one finding each.
struct Checkup {
  let command: CommandVoice?

  /// Something that is there or is missing.
  struct Finding {
    let name: String
    let isGood: Bool
    let sentence: String

    var json: JSON {
      ["check": .string(name), "ok": .bool(isGood), "message": .string(sentence)]
    }
  }

  func findings() async -> [Finding] {
    [page(), core()] + (await voices()) + [encoder(), cache()]
  }

  private func page() -> Finding {
    guard let web = WebFolder.find() else {
      return Finding(
        name: "page",
        isGood: false,
        sentence: "name the page with 'pacesetter serve --web FOLDER'; it is not beside the program"
      )
    }
    return Finding(name: "page", isGood: true, sentence: "the page is in \(web)")
  }

  private func core() -> Finding {
    let isBuilt = WebFolder.find().map(WebFolder.holdsCore) ?? false
    return Finding(
      name: "core.wasm",
      isGood: isBuilt,
      sentence: isBuilt
        ? "the page's core is built" : "run 'make web'; the page's core is not built"
    )
  }

  private func voices() async -> [Finding] {
    var findings: [Finding] = []
    if let command { findings.append(await trial(of: command)) }
    if InstalledProgram.path(of: "flite") != nil {
      findings.append(await trial(of: FliteVoice()))
    } else {
      findings.append(
        Finding(
          name: "flite",
          isGood: false,
          sentence: "no natural English voice: apt install flite"
        )
      )
    }
    let others = await EspeakVoice.installed()
    findings.append(
      Finding(
        name: "espeak-ng",
        isGood: !others.isEmpty,
        sentence: others.isEmpty
          ? "no voices for other languages: apt install espeak-ng"
          : "eSpeak NG speaks \(others.count) languages and dialects"
      )
    )
    return findings
  }

  /// Lets a voice say a word, because a program that is installed may still not work.
  private func trial(of voice: any Voice) async -> Finding {
    let name = voice.profile.id == "command" ? "voice command" : "flite"
    do {
      let scratch = try ScratchFolder()
      defer { scratch.remove() }
      let file = scratch.file("trial.wav")
      try await voice.speak(try SpokenWords("Ready."), into: file)
      let sound = try Sound(wav: Array(try Data(contentsOf: file)))
      return Finding(
        name: name,
        isGood: sound.peak > 0.01,
        sentence: sound.peak > 0.01
          ? "\(voice.profile.name), speaks" : "\(voice.profile.name), is silent"
      )
    } catch {
      return Finding(
        name: name,
        isGood: false,
        sentence: "\(voice.profile.name), does not speak: \(error)"
      )
    }
  }

  private func encoder() -> Finding {
    let isThere = M4AEncoder().isInstalled
    return Finding(
      name: "ffmpeg",
      isGood: isThere,
      sentence: isThere
        ? "FFmpeg makes clips and narrations" : SpeechError.encoder(.notFound("ffmpeg")).description
    )
  }

  private func cache() -> Finding {
    let cache = ClipCache()
    let (count, bytes) = cache.contents()
    return Finding(
      name: "cache",
      isGood: cache.isWritable(),
      sentence: cache.isWritable()
        ? "\(count) clips, \(bytes >> 20) MB, are stored in \(cache.folder.path)"
        : "clips cannot be stored in \(cache.folder.path): the folder cannot be written"
    )
  }
}
