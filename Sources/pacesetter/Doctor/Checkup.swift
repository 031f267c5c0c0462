import Formats
import Foundation
import Integrations
import Screens
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
    let web = WebFolder.find()
    return Finding(name: "page", isGood: web != nil, sentence: TerminalText.page(in: web))
  }

  private func core() -> Finding {
    let isBuilt = WebFolder.find().map(WebFolder.holdsCore) ?? false
    return Finding(
      name: "core.wasm",
      isGood: isBuilt,
      sentence: TerminalText.core(isBuilt: isBuilt)
    )
  }

  private func voices() async -> [Finding] {
    var findings: [Finding] = []
    if let command { findings.append(await trial(of: command)) }
    if InstalledProgram.path(of: "flite") != nil {
      findings.append(await trial(of: FliteVoice()))
    } else {
      findings.append(
        Finding(name: "flite", isGood: false, sentence: TerminalText.noFlite)
      )
    }
    let others = await EspeakVoice.installed()
    findings.append(
      Finding(
        name: "espeak-ng",
        isGood: !others.isEmpty,
        sentence: TerminalText.languages(others.count)
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
        sentence: TerminalText.voice(voice.profile.name, speaks: sound.peak > 0.01)
      )
    } catch {
      return Finding(
        name: name,
        isGood: false,
        sentence: TerminalText.voice(voice.profile.name, failedWith: "\(error)")
      )
    }
  }

  private func encoder() -> Finding {
    let isThere = M4AEncoder().isInstalled
    return Finding(
      name: "ffmpeg",
      isGood: isThere,
      sentence: isThere
        ? TerminalText.encoder : VoiceRefusal.noEncoder.description
    )
  }

  private func cache() -> Finding {
    let cache = ClipCache()
    let (count, bytes) = cache.contents()
    let isWritable = cache.isWritable()
    return Finding(
      name: "cache",
      isGood: isWritable,
      sentence: TerminalText.clips(
        count,
        megabytes: bytes >> 20,
        in: cache.folder.path,
        isWritable: isWritable
      )
    )
  }
}
