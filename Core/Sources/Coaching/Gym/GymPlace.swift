/// A step of a plan, identified by its place.
public struct GymPlace: Hashable, Comparable, Sendable {
  /// The block of the plan, from 0.
  public var block: Int

  /// The step of the block, from 0.
  public var step: Int

  /// How often the steps were gone through before, where they repeat.
  public var lap: Int

  /// Creates a place.
  public init(block: Int, step: Int, lap: Int = 0) {
    self.block = block
    self.step = step
    self.lap = lap
  }

  /// Steps are ordered as they are done.
  public static func < (one: GymPlace, other: GymPlace) -> Bool {
    (one.block, one.lap, one.step) < (other.block, other.lap, other.step)
  }
}

extension GymPlan {
  /// The step at a place, if the plan has one there.
  public subscript(place: GymPlace) -> GymStep? {
    guard blocks.indices.contains(place.block), place.lap >= 0 else { return nil }
    let block = blocks[place.block]
    guard block.steps.indices.contains(place.step), place.lap == 0 || block.repeats else {
      return nil
    }
    return block.steps[place.step]
  }

  /// The number of an exercise among all of the workout, from 1; stations of rest have none.
  public func exerciseNumber(at place: GymPlace) -> Int? {
    guard let step = self[place], !step.isRest else { return nil }
    var number = 0
    for (index, block) in blocks.enumerated() where index <= place.block {
      number +=
        index < place.block
        ? block.items.count : block.items.filter { $0 <= step.item }.count
    }
    return number
  }

  /// How many exercises the workout has.
  public var exerciseCount: Int { blocks.reduce(0) { $0 + $1.items.count } }
}

extension GymBlock {
  /// The exercises of the block by their number in the section, in order; no stations of rest.
  public var items: [Int] {
    var seen: Set<Int> = []
    var items: [Int] = []
    for step in steps where !step.isRest && seen.insert(step.item).inserted {
      items.append(step.item)
    }
    return items.sorted()
  }

  /// The steps of a window of a clock, which stand together and rise; empty where there are none.
  public func range(ofRound round: Int) -> Range<Int> {
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = (low + high) / 2
      if steps[middle].round < round { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < steps.count, steps[end].round == round { end += 1 }
    return low..<end
  }

  /// The places of the steps in which an exercise is done, in order, in one lap.
  public func steps(ofItem item: Int) -> [Int] {
    steps.indices.filter { steps[$0].item == item }
  }
}
