import Testing
import Training

private func set(
  _ kilograms: Double,
  _ reps: Double,
  unit: MassUnit = .kilograms,
  effort: Effort? = nil,
  isWarmUp: Bool = false
) -> LiftedSet {
  LiftedSet(
    "Squat",
    SetResult(reps, load: LoadEntry(.external, kilograms, unit), effort: effort),
    kind: isWarmUp ? .warmUp : .working
  )
}

struct RepMaxTests {
  // Percent of one repetition's weight; the table of the gym's definitions, section 3.
  static let percentages: [(Double, [Double])] = [
    (2, [93.8, 97.2, 93.3, 95.2, 89.7, 95.1]), (3, [90.9, 94.4, 89.6, 93.0, 87.7, 91.8]),
    (5, [85.7, 88.9, 85.1, 88.9, 84.0, 85.8]), (6, [83.3, 86.1, 83.6, 87.0, 82.3, 83.1]),
    (8, [78.9, 80.6, 81.2, 83.3, 79.2, 78.3]), (10, [75.0, 75.0, 79.4, 80.0, 76.4, 74.2]),
    (12, [71.4, 69.4, 78.0, 76.9, 73.9, 70.7]),
  ]

  @Test(arguments: percentages)
  func `gives the percentages of the definitions`(reps: Double, percents: [Double]) {
    let formulas: [RepMax.Formula] = [.epley, .brzycki, .lombardi, .oConner, .mayhew, .wathan]
    for (formula, percent) in zip(formulas, percents) {
      let single = formula.single(100, reps: reps) ?? 0
      #expect(abs(10_000 / single - percent) < 0.051, "\(formula.name) \(reps)")
    }
  }

  @Test func `a single of 100 kg is 100 kg and not 103.3`() {
    for formula in RepMax.Formula.allCases { #expect(formula.single(100, reps: 1) == 100) }
    #expect(RepMax(set(100, 1))?.value == 100)
  }

  @Test func `thirty-six repetitions of 20 kg promise nothing`() {
    for formula in RepMax.Formula.allCases {
      #expect(formula.single(20, reps: 36) == nil)
      #expect(formula.single(20, reps: 37) == nil)
    }
    // What is in reserve counts: eleven and two are thirteen.
    #expect(RepMax(set(20, 11, effort: .reserve(2))) == nil)
  }

  @Test func `Epley is Brzycki at ten and is not Lombardi`() {
    let epley = RepMax.Formula.epley.single(100, reps: 10) ?? 0
    let brzycki = RepMax.Formula.brzycki.single(100, reps: 10) ?? 1
    #expect(abs(epley - brzycki) < 1e-12)
    #expect(RepMax.Formula.epley.name == "Epley")
    #expect(abs((RepMax.Formula.lombardi.single(100, reps: 10) ?? 0) - 125.9) < 0.05)
  }

  @Test func `names the spread of all formulas and takes no warm-up set`() {
    let estimate = RepMax(set(100, 5))
    #expect(abs((estimate?.low ?? 0) - 112.5) < 0.05)
    #expect(abs((estimate?.high ?? 0) - 119.0) < 0.05)
    #expect(RepMax(set(100, 5, isWarmUp: true)) == nil)
  }

  @Test func `compares weights in one unit`() {
    let best = RepMax.best(of: [set(100, 5), set(200, 5, unit: .pounds)])
    #expect(best?.unit == .kilograms)
  }

  @Test func `follows the curve for rated effort`() {
    let curve: [(Double, Double)] = [
      (1, 100), (2, 95.7), (5, 86.5), (10, 73.3), (15, 60.1), (20, 50),
    ]
    for (reps, percent) in curve {
      #expect(abs(RepMax.percent(reps: reps, exertion: 10) - percent) < 0.06)
    }
  }
}
