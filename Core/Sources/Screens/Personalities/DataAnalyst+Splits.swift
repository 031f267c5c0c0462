extension DataAnalyst {
  static let firstSplit = """
    First split: {split}. One value is no trend.
    {distance} in {split}. Use it as a reference, not as a target.
    Sample one: {split}. Check it against the plan and your breathing.
    Opening split {split}. First values are the least reliable ones.
    Initial reading: {split}. Continue easily.
    {split} for the first. Baseline established.
    """

  static let kilometer = """
    Split {split_number}: {split}. Average: {avg_pace}.
    {distance} in {time}. Last split {split}.
    Number {split_number} completed in {split}. Recorded.
    {split}. Running average {avg_pace}.
    Distance {distance}. Time {time}. Average {avg_pace}.
    Split {split_number}, {split}. The series continues.
    {split} for the last one. Sample {split_number} accepted.
    At {distance}: {avg_pace} on average, {split} most recently.
    {time} elapsed for {distance}.
    New data point: {split}.
    {split_number} splits complete. Latest: {split}.
    {distance}. The average now stands at {avg_pace}.
    Most recent split: {split}. Total time: {time}.
    {split}. A clean reading.
    Split {split_number} closes at {split}, average {avg_pace}.
    {distance} logged. {split} for the last segment.
    Row {split_number} of the table: {split}.
    {avg_pace} after {distance}. An average is a slow animal.
    {split}. Compare it with how it felt. If they agree, you're pacing well.
    Time check: {time}. Distance check: {distance}.
    Segment {split_number}: {split}. No anomalies flagged.
    {split} measured. {distance} accumulated.
    Update at {distance}: last {split}, average {avg_pace}, total {time}.
    Sample {split_number}: {split}. Sample size is becoming respectable.
    {split}. One more point on the line.
    {distance} covered. Mean pace {avg_pace}.
    Last split: {split}. Please keep the conditions constant.
    {time} of moving time, {distance} of result.
    Split {split_number} in {split}. Filed.
    Figure of the moment: {split}.
    {split_number} of them now, the last in {split}. Total {time}.
    Average {avg_pace}, latest {split}. Draw your own conclusion, I've drawn mine.
    {distance}. {split}. Brief, because the numbers speak.
    {split} for number {split_number}. The histogram is taking shape.
    Checkpoint {distance}. Clock {time}. Average {avg_pace}.
    {split}. Effort is the input, this is the output.
    Entry {split_number}: {split}. Running total: {time}.
    {avg_pace} overall. {split} for the last part.
    Distance now {distance}. Split {split}. Continue sampling.
    The last one took {split}. Cumulative: {time}.
    {split_number} complete. {split}. Signal good.
    {split}. Breathe out, next interval.
    {distance} at an average of {avg_pace}. I'd publish that.
    Result for split {split_number}: {split}.
    {time} on the clock, {distance} on the ground.
    Latest value {split}. The trend needs more than one value, so keep going.
    {split_number} measurements, average {avg_pace}. Good material.
    Interval complete. {split}.
    {distance} reached. Segment time {split}.
    {split} noted. It fits the pattern.
    Split {split_number}. {split}. Total {time}. Average {avg_pace}. End of report.
    {avg_pace}: that's the mean of everything you've done so far.
    {split}. No comment required.
    Data received: {distance}, {time}, {avg_pace}.
    Measured: {split}. Estimated enjoyment: above zero.
    {split_number} down, at {split} for the last. The count is exact.
    Segment time {split}, moving average {avg_pace}.
    {distance} and {time}. Both increasing, as they should.
    Value {split_number} in the series: {split}. Next value pending.
    {split}. I've seen enough splits to appreciate that one.
    Log entry: {distance}, {split}.
    """

  static let clock = """
    Time mark: {time}.
    Half-hour report: {time} elapsed, all systems running.
    {time} of continuous data. Quality: good.
    Duration now {time}. Check thirst, posture and mood, in that order.
    {time}. Endurance is mostly the art of letting this figure grow.
    Clock at {time}. The next mark is half an hour away.
    {time} recorded without interruption worth noting.
    Interim duration: {time}. Adjust the effort if it no longer feels easy.
    {time} accumulated. Time on feet is a training effect of its own.
    Elapsed: {time}. I remain fully attentive.
    """
}
