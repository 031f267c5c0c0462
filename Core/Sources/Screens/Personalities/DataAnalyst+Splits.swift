extension DataAnalyst {
  static let firstSplit = """
    First split: {split}. One value is no trend.
    {distance} in {split}. Use it as a reference, not as a target.
    Sample one: {split}. Check it against your breathing.
    Opening split {split}. First values are the least reliable ones.
    Initial reading: {split}. Continue easily.
    {split} for the first. Baseline established.
    Split one of the series: {split}. Too early to model.
    First row of the table: {split}.
    {split} for {distance}. The warm-up is part of that number.
    Data set opened with {split}.
    [on_target] First split {split}. Within tolerance of the target.
    [under_target] First split {split}, {split_miss} under target. Give some of it back.
    [over_target within_reach] First split {split}, {split_miss} over target. Cheap to correct later.
    """

  /// What is said of a split whatever it was like, then what is said of some.
  static let kilometer =
    plainSplits + "\n" + comparedSplits + "\n" + plannedSplits + "\n" + rareSplits

  private static let plainSplits = """
    Split {split_number}: {split}. Average: {avg_pace}.
    {distance} in {time}. Last split {split}.
    Number {split_number} completed in {split}. Recorded.
    Split {split_number}, {split}. The series continues.
    {split} for the last one. Sample {split_number} accepted.
    At {distance}: {avg_pace} on average, {split} most recently.
    New data point, number {split_number}: {split}.
    {split_number} splits complete. Latest: {split}.
    Split {split_number} closes at {split}, average {avg_pace}.
    {distance} logged. {split} for the last segment.
    Row {split_number} of the table: {split}.
    {split} at position {split_number}. An average is a slow animal.
    Segment {split_number}: {split}. Compare it with how it felt.
    {split} measured. {distance} accumulated.
    Update at {distance}: last {split}, average {avg_pace}, total {time}.
    Sample {split_number}: {split}. The sample size is becoming respectable.
    Split {split_number}, {split}. One more point on the line.
    {distance} covered, the last split in {split}.
    Split {split_number} in {split}. Filed.
    {split_number} of them now, the last in {split}. Total {time}.
    Number {split_number}: {split}. Draw your own conclusion.
    {distance}. {split}. Brief, because the numbers speak.
    {split} for number {split_number}. The histogram is taking shape.
    Checkpoint {distance}. Split {split}, average {avg_pace}.
    Number {split_number}. Effort went in, {split} came out.
    Entry {split_number}: {split}. Running total: {time}.
    Distance {distance}. Split {split}. Sampling continues.
    {split_number} complete. {split}. Next interval open.
    Result for split {split_number}: {split}.
    Interval {split_number} complete. {split}.
    {distance} reached. Segment time {split}.
    Split {split_number}. {split}. Total {time}. End of report.
    Data received: number {split_number}, {split}.
    Measured at {distance}: {split}. Estimated enjoyment: above zero.
    {split_number} down, the last in {split}. The count is exact.
    Segment {split_number}: {split}, mean {avg_pace}.
    Value {split_number} in the series: {split}. Next value pending.
    Log entry: {distance}, {split}.
    {split} for split {split_number}. No comment required.
    Split {split_number} returns {split}.
    Index {split_number}, value {split}.
    {distance} on the axis, {split} on the bar.
    Split {split_number} took {split}. Thank you for your contribution.
    {split} added. The series now has {split_number} entries.
    Lap table, line {split_number}: {split}. Cumulative {time}.
    """

  /// Against the splits before.
  private static let comparedSplits = """
    [faster] Split {split_number}: {split}. {split_change} faster than the last.
    [faster] {split} for number {split_number}. Change: minus {split_change}.
    [faster] Number {split_number} in {split}, {split_change} quicker.
    [faster] {split_number}: {split}. The difference is {split_change} in your favor.
    [faster] {distance}, last split {split}. Faster by {split_change}.
    [faster] Segment {split_number}, {split}. {split_change} removed.
    [faster] Split {split_number} improves by {split_change} to {split}.
    [faster] {split}. Number {split_number} beat its neighbor by {split_change}.
    [faster] Entry {split_number}: {split}, {split_change} faster. Check that it felt easy.
    [faster] {split_number} in {split}. First difference: {split_change}, pointing the right way.
    [faster] Value {split_number}: {split}. {split_change} below the previous one.
    [faster] {split} at number {split_number}, {split_change} quicker. One step is no trend.
    [slower] Split {split_number}: {split}. {split_change} slower than the last.
    [slower] {split} for number {split_number}. Change: {split_change}, upward.
    [slower] Number {split_number} in {split}, {split_change} slower. Cause unknown to me.
    [slower] {split_number}: {split}. {split_change} more than the previous one.
    [slower] {distance}, last split {split}. Slower by {split_change}.
    [slower] Segment {split_number}, {split}. {split_change} added.
    [slower] Split {split_number} took {split_change} longer: {split}.
    [slower] {split}. Number {split_number} lost {split_change} to its neighbor.
    [slower] Entry {split_number}: {split}, {split_change} slower. If that was intended, fine.
    [slower] {split_number} in {split}, up by {split_change}. Check step rate first.
    [slower] Value {split_number}: {split}. {split_change} above the last reading.
    [slower] {split} at number {split_number}, {split_change} slower. One value, no verdict.
    [equal] Split {split_number}: {split}. Identical to the last, within a second.
    [equal] Number {split_number}, {split}. Difference: none worth a digit.
    [equal] {split} again at number {split_number}. I checked for a copying error.
    [equal] {split_number}: {split}. The previous value, repeated.
    [equal] {distance}, {split}. Same as before. Precision noted.
    [even] Split {split_number}: {split}. The last three are within three percent.
    [even] Number {split_number}, {split}. Three even splits. By my standards, applause.
    [even] {split} for number {split_number}. Variance: low.
    [even] {split_number}: {split}. Evenly spaced, like good data.
    [even] {distance}, last split {split}. The line is straight.
    [even] Sample {split_number}: {split}. Even. I would publish that.
    """

  /// Against the plan.
  private static let plannedSplits = """
    [on_target] Split {split_number}: {split}. On target.
    [on_target] {split} for number {split_number}. Deviation within two percent.
    [on_target] Number {split_number}, {split}. Plan and measurement agree.
    [on_target] {split_number}: {split}. Residual negligible.
    [on_target] {distance}, last split {split}. As specified.
    [on_target] Segment {split_number}, {split}. Target met.
    [on_target] Entry {split_number}: {split}. The model is smug.
    [on_target] Split {split_number} in {split}. Within tolerance. No action.
    [under_target] Split {split_number}: {split}. {split_miss} under the target.
    [under_target] {split} for number {split_number}, {split_miss} faster than specified.
    [under_target] Number {split_number}, {split}. Surplus: {split_miss}.
    [under_target] {split_number}: {split}. Residual {split_miss}, on the fast side.
    [under_target] {distance}, last split {split}, {split_miss} inside target.
    [under_target] Segment {split_number}, {split}. {split_miss} to the good. Verify the effort.
    [under_target] Entry {split_number}: {split}. {split_miss} less than asked.
    [under_target] Split {split_number} in {split}. Target beaten by {split_miss}.
    [over_target within_reach] Split {split_number}: {split}. {split_miss} over the target.
    [over_target within_reach] {split} for number {split_number}, {split_miss} slower than specified.
    [over_target within_reach] Number {split_number}, {split}. Deficit: {split_miss}.
    [over_target within_reach] {split_number}: {split}. Residual {split_miss}, on the slow side.
    [over_target within_reach] {distance}, last split {split}, {split_miss} outside target.
    [over_target within_reach] Segment {split_number}, {split}. {split_miss} missing. Small correction.
    [over_target within_reach] Entry {split_number}: {split}. {split_miss} more than asked.
    [over_target within_reach] Split {split_number} in {split}. Target missed by {split_miss}.
    [faster over_target within_reach] Split {split_number}: {split}. {split_change} better, {split_miss} short.
    [slower over_target within_reach] Number {split_number}: {split}. {split_change} slower, {split_miss} over target.
    [slower under_target] {split_number}: {split}. {split_change} slower, and {split_miss} under target.
    [faster under_target] Entry {split_number}: {split}. {split_change} faster, {split_miss} under target.
    """

  /// The last one, the quickest and the slowest, and what the ground did.
  private static let rareSplits = """
    [last_split] Split {split_number}: {split}. Remaining: {remaining}.
    [last_split] {split} for number {split_number}. The next entry is the result.
    [last_split] Number {split_number}, {split}. {remaining} of uncertainty left.
    [last_split] {distance}, last split {split}. The final segment is open.
    [last_split] {split_number}: {split}. Only one row of the table is empty.
    [fastest] Split {split_number}: {split}. Fastest of the run.
    [fastest] {split} for number {split_number}. A new minimum.
    [fastest] Number {split_number}, {split}. Best value of the series.
    [fastest] {split_number}: {split}, the fastest so far. Confirm that it felt controlled.
    [fastest] {distance}, last split {split}. Nothing in the table is quicker.
    [slowest] Split {split_number}: {split}. Slowest of the run.
    [slowest] {split} for number {split_number}. A new maximum. Check fuel and posture.
    [slowest] Number {split_number}, {split}. The upper end of the series.
    [slowest] {split_number}: {split}, the slowest so far. Terrain, fuel or intent?
    [slowest] {distance}, last split {split}. Slowest entry. It stays in the table, as it should.
    [uphill] Split {split_number}: {split}, ending on a climb. Not comparable.
    [uphill] {split} for number {split_number}. Gradient positive. Judge effort, not pace.
    [uphill] Number {split_number}, {split}. The altitude is rising, so discount it.
    [uphill slower] Split {split_number}: {split}. {split_change} slower. The slope explains some.
    [downhill] Split {split_number}: {split}, ending on a descent. Not comparable.
    [downhill] {split} for number {split_number}. Gravity contributed.
    [downhill] Number {split_number}, {split}. The altitude is falling. Raise the step rate.
    [downhill faster] Split {split_number}: {split}. {split_change} faster, slope included.
    """

  static let clock = """
    Time mark: {time}.
    Half-hour report: {time} elapsed.
    {time} of data, and counting.
    Duration now {time}. Check thirst, posture and mood, in that order.
    {time}. Endurance is mostly the art of letting this figure grow.
    Clock at {time}. The next mark is half an hour away.
    Interim duration: {time}. Adjust the effort if it no longer feels easy.
    {time} accumulated. Time on feet is a training effect of its own.
    Elapsed: {time}. I remain fully attentive.
    {time} recorded. Distance so far: {distance}.
    [unbroken] {time} recorded, with less than half a minute of standing.
    [steady] {time}. Your pace is steady. No anomaly to report.
    [easy] {time}, heart rate in the easy range. That is the purpose of easy runs.
    [long] {time}. Officially long, by most definitions.
    """
}
