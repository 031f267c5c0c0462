import Training

extension ClaimJudge {
  /// Claims about the last repetition of a planned run; one without a target was in no band.
  func courseHolds(_ claim: Claim) -> Bool? {
    guard let rep = moment.lastRep else { return nil }
    switch claim {
    case .inBand: return rep.result.band.map { $0 == .inside }
    case .overBand: return rep.result.band.map { $0 == .over }
    case .underBand: return rep.result.band.map { $0 == .under }
    case .repsAhead: return moment.repsLeft.map { $0 > 1 }
    case .oneToGo: return moment.repsLeft.map { $0 == 1 }
    case .repsDone: return moment.repsLeft.map { $0 == 0 }
    default: return nil
    }
  }
}
