import Coaching
import Testing
import Training

struct MetronomeTests {
  @Test func `starts and stops at once`() {
    #expect(
      story(
        """
        0     start          start 180
        5     stop           stop
        5     start          start 180
        """
      )
    )
  }

  @Test func `takes a change at once while it is silent`() {
    #expect(
      story(
        """
        0     step 1
        0.1   start          start 181
        """
      )
    )
  }

  @Test func `waits 0.3 s for the last of many rapid taps on the buttons`() {
    #expect(
      story(
        """
        0     start          start 180
        2     step 1
        2.1   step 1
        2.2   step 1
        2.3   step 1
        2.4   tick
        2.599 tick
        2.6   tick           retime 184
        9     tick
        """
      )
    )
  }

  @Test func `never delays a stop, which cancels the change that waits`() {
    #expect(
      story(
        """
        0     start          start 180
        1     tempo 200
        1.1   stop           stop
        1.5   tick
        2     start          start 200
        """
      )
    )
  }

  @Test func `a stop later than the debounce is only a stop`() {
    #expect(
      story(
        """
        0     start          start 180
        1     tempo 200
        2     stop           stop
        """
      )
    )
  }

  @Test func `takes a change right after the start`() {
    #expect(
      story(
        """
        0     start          start 180
        0     step -1
        0.3   tick           retime 179
        """
      )
    )
  }

  @Test func `bears rapid starts and stops`() {
    #expect(
      story(
        """
        0     start          start 180
        0.01  stop           stop
        0.02  start          start 180
        0.03  start
        0.04  stop           stop
        0.05  stop
        0.06  start          start 180
        """
      )
    )
  }

  @Test func `a change that is taken back is none`() {
    #expect(
      story(
        """
        0     start          start 180
        1     step 1
        1.1   step -1
        1.5   tick
        """
      )
    )
  }

  @Test func `goes on unheard at volume 0`() {
    #expect(
      story(
        """
        0     start          start 180
        1     volume 0       volume 0.0
        1     tempo 200
        1.3   tick           retime 200
        2     volume 0
        3     volume 1       volume 1.0
        """
      )
    )
  }

  @Test func `clamps a volume beyond the ends`() {
    #expect(
      story(
        """
        0     volume 7       volume 1.0
        0     volume -1      volume 0.0
        0     volume nan
        """
      )
    )
  }

  @Test func `comes back after an interruption if it was playing`() {
    #expect(
      story(
        """
        0     start          start 180
        5     began          stop
        6     began
        9     ended          start 180
        9     ended
        """
      )
    )
  }

  @Test func `hours in a pocket or behind another page change nothing`() {
    #expect(
      story(
        """
        0     start          start 180
        9000  tick
        9001  stop           stop
        """
      )
    )
  }

  @Test func `stays silent after an interruption if it was silent`() {
    #expect(
      story(
        """
        0     began
        9     ended
        """
      )
    )
  }

  @Test func `keeps a change that waits when it is interrupted`() {
    #expect(
      story(
        """
        0     start          start 180
        5     tempo 190
        5.1   began          stop
        5.4   tick
        8     ended          start 190
        9     tick
        """
      )
    )
  }

  @Test func `a stop during an interruption is not undone by its end`() {
    #expect(
      story(
        """
        0     start          start 180
        5     began          stop
        6     stop
        9     ended
        """
      )
    )
  }

  @Test func `a start during an interruption plays at once`() {
    #expect(
      story(
        """
        0     start          start 180
        5     began          stop
        6     start          start 180
        9     ended
        """
      )
    )
  }

  @Test func `does not start while the sound engine cannot`() {
    #expect(
      story(
        """
        0     start          start 180
        0.1   failed         stop
        1     start
        2     ready
        3     start          start 180
        """
      )
    )
    var metronome = Metronome()
    _ = metronome.handle(.failed("no device"), at: .zero)
    #expect(metronome.problem == "no device")
    _ = metronome.handle(.ready, at: .zero)
    #expect(metronome.problem == nil)
  }

  @Test func `goes to the ends and not beyond`() {
    #expect(
      story(
        """
        0     step -29
        0     start          start 151
        1     step -1
        1.3   tick           retime 150
        2     step -1
        3     tick
        4     step 999999
        4.3   tick           retime 230
        5     step 1
        6     tick
        """
      )
    )
  }

  @Test func `knows when it wants to be woken`() {
    var metronome = Metronome()
    _ = metronome.handle(.tempo(Tempo(clamping: 200)), at: .seconds(1))
    #expect(metronome.wakesAt == nil)
    _ = metronome.handle(.start, at: .seconds(1))
    _ = metronome.handle(.step(1), at: .seconds(2))
    #expect(metronome.wakesAt == .milliseconds(2300))
    _ = metronome.handle(.tick, at: .milliseconds(2300))
    #expect(metronome.wakesAt == nil)
  }

  @Test func `a clock that goes back stands still`() {
    #expect(
      story(
        """
        10    start          start 180
        10    step 1
        4     tick
        4     step 1
        10.3  tick           retime 182
        """
      )
    )
  }

  @Test func `changes its sound at once`() {
    #expect(
      story(
        """
        0     timbre bright  timbre bright
        0     timbre bright
        0     start          start 180
        1     timbre wood    timbre wood
        """
      )
    )
  }

  @Test func `takes the tempo that is tapped`() {
    #expect(
      story(
        """
        0     start          start 180
        1     tap
        1.3   tap
        1.6   tap
        1.9   tap            retime 200
        2.2   tick
        """
      )
    )
  }
}
