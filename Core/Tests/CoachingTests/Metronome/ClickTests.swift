import Coaching
import Testing
import Training

struct ClickTests {
  @Test(arguments: Timbre.allCases, [8_000, 44_100, 48_000, 96_000])
  func `comes as loud as it may and no louder, wherever it begins`(timbre: Timbre, rate: Int) {
    let click = Click(timbre)
    for phase in stride(from: 0, to: 1, by: 1 / 16.0) {
      let samples = click.samples(rate: rate, phase: phase)
      #expect(samples.allSatisfy { abs($0) <= 0.89 })
      #expect(samples.count == Click.sampleCount(rate: rate))
    }
    // On a grid so fine that nothing can hide between its points.
    var peak = 0.0
    for index in 0..<60_000 { peak = max(peak, abs(click.value(at: Double(index) * 1e-6))) }
    #expect(peak <= Click.peak && peak > Click.peak - 0.0005)
  }

  @Test(arguments: Timbre.allCases)
  func `begins and ends in exactly nothing`(timbre: Timbre) {
    let click = Click(timbre)
    #expect(click.value(at: 0) == 0)
    #expect(click.value(at: -1e-9) == 0)
    #expect(click.value(at: Click.seconds) == 0)
    #expect(abs(click.value(at: Click.seconds - 1e-5)) < 1e-5)
    for phase in [0, 0.3, 0.999] {
      #expect(click.samples(rate: 48_000, phase: phase).first == 0)
      #expect(click.samples(rate: 48_000, phase: phase).last == 0)
    }
  }

  @Test(arguments: Timbre.allCases)
  func `lasts 50 to 100 ms and ends before the next one at 230`(timbre: Timbre) {
    #expect((0.05...0.1).contains(Click.seconds))
    #expect(Click.seconds < 60.0 / 230)
  }

  @Test(arguments: Timbre.allCases)
  func `has a sharp onset and its energy where ears are keen`(timbre: Timbre) {
    let samples = Click(timbre).samples(rate: 48_000, phase: 0).map { Double($0) }
    let loudest = samples.indices.max { abs(samples[$0]) < abs(samples[$1]) } ?? 0
    #expect(loudest < 48 * 2)
    var all = 0.0
    var keen = 0.0
    // A plain Fourier sum at every 50 Hz: most of the click is over within their period.
    for step in 1..<480 {
      let hertz = Double(step) * 50
      var (real, imaginary) = (0.0, 0.0)
      for (index, sample) in samples.enumerated() {
        let angle = 2 * Double.pi * hertz * Double(index) / 48_000
        real += sample * Portable.cos(angle)
        imaginary += sample * Portable.sin(angle)
      }
      let energy = real * real + imaginary * imaginary
      all += energy
      if (1500...4000).contains(hertz) { keen += energy }
    }
    #expect(keen / all > 0.95)
  }

  @Test(arguments: Timbre.allCases)
  func `its samples are the formula's values`(timbre: Timbre) {
    let click = Click(timbre)
    for phase in [0, 0.125, 0.7] {
      let samples = click.samples(rate: 44_100, phase: phase)
      for (index, sample) in samples.enumerated() {
        let value = click.value(at: (Double(index) - phase) / 44_100)
        #expect(abs(Double(sample) - value) < 1e-7)
      }
    }
  }

  @Test func `a table holds a row for every phase`() {
    let table = ClickTable(.wood, rate: 48_000, phaseCount: 4)
    #expect(table.sampleCount == 2882)
    #expect(table.samples.count == 2882 * 4)
    let row = Array(table.samples[(2882 * 3)...])
    #expect(row == Click(.wood).samples(rate: 48_000, phase: 0.75))
  }
}
