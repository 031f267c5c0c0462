public import Training

extension RunPlan {
  /// The plan of the run that another device tracks, which wrote it into the first line of its journal; the
  /// units stay those of this device.
  ///
  /// A device that just runs gets the plan of this one instead, as far as a coach alone can keep to it.
  @inline(never) public func following(_ first: LinkEvent) -> RunPlan {
    // Another device's line is its own to explain: unreadable, it changes no plan.
    guard let fields = try? Fields(first.payload), let theirs = try? RunOpening(fields) else {
      return self
    }
    return theirs.setup.plan.orElse(self).seen(in: units)
  }
}
