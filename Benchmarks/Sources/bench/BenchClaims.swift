import Jobs

/// Times a marathon with all that a coach says, with the claims of its phrases and without, by turns.
func benchClaims(_ arguments: [String]) throws {
  let (looking, blind) = (ClaimsJob(withClaims: true), ClaimsJob(withClaims: false))
  var ratios: [Double] = []
  var seconds = (looking: 0.0, blind: 0.0)
  for _ in 0..<5 {
    seconds.blind = CPUClock.seconds { _ = blind.run() }
    seconds.looking = CPUClock.seconds { _ = looking.run() }
    ratios.append(seconds.looking / seconds.blind)
  }
  print(
    """
    {"ticks":14400,"said":\(looking.run()),"blind":\(seconds.blind),"looking":\(seconds.looking),\
    "ratio":\(ratios.sorted()[2])}
    """
  )
}
