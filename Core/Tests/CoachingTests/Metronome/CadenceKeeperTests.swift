import Coaching
import Testing
import Training

struct CadenceKeeperTests {
  @Test func `starts, pauses, resumes and ends with the run`() {
    let run = Jogging(CadencePlan(target: Tempo(clamping: 176)))
    #expect(
      run.effects(
        """
        2    start
        4.5  pause
        8    resume
        12   end
        """,
        seconds: 15
      ) == ["2.0 start 176", "4.5 stop", "8.0 start 176", "12.0 stop"]
    )
  }

  @Test func `on demand sounds after the cadence was out of its band for long enough`() {
    let run = Jogging(
      CadencePlan(target: Tempo(clamping: 176), mode: .onDemand, band: 4, after: .seconds(15))
    )
    #expect(
      run.effects(
        """
        0    start
        0    cadence 175
        30   cadence 171
        60   cadence 174
        """,
        seconds: 100
      ) == ["45.0 start 176", "70.0 stop"]
    )
  }

  @Test func `on demand leaves alone who is out of the band for a moment`() {
    let run = Jogging(
      CadencePlan(target: Tempo(clamping: 176), mode: .onDemand, band: 4, after: .seconds(15))
    )
    #expect(
      run.effects(
        """
        0    start
        0    cadence 160
        14   cadence 176
        20   cadence 190
        34   cadence 177
        """,
        seconds: 60
      ) == []
    )
  }

  @Test func `on demand does not flutter at the edge of the band`() {
    let run = Jogging(
      CadencePlan(target: Tempo(clamping: 176), mode: .onDemand, band: 4, after: .seconds(5))
    )
    #expect(
      run.effects(
        """
        0    start
        0    cadence 165
        20   cadence 173
        25   cadence 171
        29   cadence 173
        36   cadence 171
        38   cadence 175
        """,
        seconds: 60
      ) == ["5.0 start 176", "48.0 stop"]
    )
  }

  @Test func `on demand is silent while the cadence is unknown or that of walking`() {
    let run = Jogging(
      CadencePlan(target: Tempo(clamping: 176), mode: .onDemand, band: 4, after: .seconds(5))
    )
    #expect(
      run.effects(
        """
        0    start
        0    cadence 165
        10   cadence none
        30   cadence 165
        50   cadence 108
        """,
        seconds: 80
          // A reading holds for 3 s, and in the fourth it is stale.
      ) == ["5.0 start 176", "13.0 stop", "35.0 start 176", "50.0 stop"]
    )
  }

  @Test func `a pause makes on demand wait anew`() {
    let run = Jogging(
      CadencePlan(target: Tempo(clamping: 176), mode: .onDemand, band: 4, after: .seconds(5))
    )
    #expect(
      run.effects(
        """
        0    start
        0    cadence 165
        4    pause
        6    resume
        """,
        seconds: 20
      ) == ["11.0 start 176"]
    )
  }

  @Test func `the runner has the last word`() {
    let run = Jogging(CadencePlan(target: Tempo(clamping: 176)))
    #expect(
      run.effects(
        """
        0    start
        5    stop
        6    pause
        7    resume
        9    play
        """,
        seconds: 12
      ) == ["0.0 start 176", "5.0 stop", "9.0 start 176"]
    )
  }

  @Test func `on demand by hand lasts until the cadence has been back`() {
    let run = Jogging(
      CadencePlan(target: Tempo(clamping: 176), mode: .onDemand, band: 4, after: .seconds(15))
    )
    #expect(
      run.effects(
        """
        0    start
        0    cadence 176
        20   play
        """,
        seconds: 60
      ) == ["20.0 start 176", "30.0 stop"]
    )
  }

  @Test func `a change of tempo waits for the next, and moves the band`() {
    let run = Jogging(
      CadencePlan(target: Tempo(clamping: 176), mode: .onDemand, band: 4, after: .seconds(5))
    )
    #expect(
      run.effects(
        """
        0    start
        0    cadence 170
        7    step -2
        7.1  step -2
        """,
        seconds: 30
      ) == ["5.0 start 176", "8.0 retime 172", "17.0 stop"]
    )
  }

  @Test func `an interruption silences it and its end brings it back`() {
    let run = Jogging(CadencePlan(target: Tempo(clamping: 176)))
    #expect(
      run.effects(
        """
        0    start
        5    began
        7    pause
        8    resume
        9    ended
        """,
        seconds: 12
      ) == ["0.0 start 176", "5.0 stop", "9.0 start 176"]
    )
  }

  @Test func `goes on under speech`() {
    let script = Script(
      id: "s",
      messages: [
        ScriptMessage(id: "m", trigger: .atTime(.seconds(3)), text: "A line that takes a while.")
      ]
    )
    let run = Jogging(CadencePlan(target: Tempo(clamping: 176)), script: script)
    #expect(run.effects("0    start", seconds: 20) == ["0.0 start 176"])
  }

  @Test func `a run without a cadence has no metronome`() {
    let run = Jogging(nil)
    #expect(
      run.effects(
        """
        0    start
        3    play
        """,
        seconds: 5
      ) == []
    )
  }

  @Test func `counts how long the cadence was kept`() {
    let run = Jogging(CadencePlan(target: Tempo(clamping: 176), band: 4))
    let keeper = run.played(
      """
      0    start
      0    cadence 176
      20   cadence 165
      50   end
      """,
      seconds: 50
    ).keeper
    #expect(keeper?.measured == .seconds(49))
    #expect(keeper?.kept == .seconds(19))
  }
}
