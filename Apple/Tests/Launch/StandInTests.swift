@_spi(Fake) import AVFAudio
import Foundation
@_spi(Stage) import SwiftUI
import Testing

/// What the stand-ins refuse, as the frameworks do.
@MainActor struct StandInTests {
  @Test func `does nothing to a group without children`() async {
    struct Empty: View {
      let isFull: Bool
      let begin: @MainActor () -> Void
      var body: some View {
        Group { if isFull { Text("here") } }
          .task { begin() }
          .onAppear { begin() }
          .onOpenURL { _ in begin() }
      }
    }
    var begun = 0
    let link = URL(fileURLWithPath: "/")
    let stages = [false, true].map { isFull in Stage(Empty(isFull: isFull) { begun += 1 }) }
    _ = stages[0].text
    #expect(!stages[0].open(link))
    for _ in 0..<5 { await Task.yield() }
    #expect(begun == 0)
    _ = stages[1].text
    #expect(stages[1].open(link))
    for _ in 0..<5 { await Task.yield() }
    #expect(begun == 3)
  }

  @Test func `stops the engine of a session that is deactivated or changes its category`() throws {
    let session = AVAudioSession(center: NotificationCenter())
    let engine = AVAudioEngine(session)
    let player = AVAudioPlayerNode()
    engine.attach(player)
    #expect(throws: (any Error).self) { try engine.start() }
    try session.setCategory(.playback, mode: .spokenAudio, options: [.mixWithOthers, .duckOthers])
    try session.setActive(true)
    try engine.start()
    player.play()
    player.scheduleFile(
      try AVAudioFile(forReading: URL(fileURLWithPath: #filePath)),
      at: nil,
      completionCallbackType: .dataPlayedBack
    )
    #expect(session.keepsAlive && session.isDucking)
    #expect(throws: (any Error).self) { try session.setActive(false) }
    #expect(!session.isActive && !engine.isRunning && !session.isDucking)
    try session.setActive(true)
    try engine.start()
    #expect(throws: (any Error).self) {
      try session.setCategory(.playback, mode: .default, options: .defaultToSpeaker)
    }
    try session.setCategory(.playAndRecord, mode: .spokenAudio)
    #expect(!engine.isRunning && session.output == .builtInReceiver)
    player.play()
    #expect(session.faults.count == 1)
  }
}
