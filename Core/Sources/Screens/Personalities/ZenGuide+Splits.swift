extension ZenGuide {
  static let firstSplit = """
    {split}. The first one. Let it pass behind you.
    One is complete, in {split}. Notice how the breath has settled.
    {distance}. The body is awake now.
    {split} for the beginning. Nothing to hold on to.
    The first is done: {split}. Soften the hands.
    {split}. Feel the feet. Go on.
    """

  static let kilometer = """
    {distance}. Breathe out.
    {split}. Let it go, and run this one.
    Number {split_number}, {split}. Soft shoulders.
    {distance} in {time}. Listen to your steps.
    {split}. The same breath, a new stretch.
    {split_number} behind you. One in front of you.
    {avg_pace}, on average. Calm and even.
    {split}. Notice the air on your face.
    {distance}. Look far ahead for a moment.
    {time} of running. Loosen the jaw.
    {split}. Quiet feet.
    {distance}, and the rhythm is yours.
    That one took {split}. It is over already.
    {split_number}. Each one new.
    {avg_pace}. Let the pace be an echo of the breath.
    {split}. Relax the space between the eyes.
    {distance}. What do you hear?
    {time}. Nothing to add.
    {split} for the last. Arms light.
    {distance} done. The ground does the counting.
    {split}. Feel the heel of your hand, loose and warm.
    {split_number} now. Breath in, breath out.
    Average {avg_pace}. Hold it loosely.
    {split}. Let the next one arrive by itself.
    {distance}. Lift the chest, lower the shoulders.
    {time} has gone by. You were here for all of it.
    {split}. Smooth.
    {distance}. Light through the whole foot.
    The last was {split}. This one has no number yet.
    {split_number} complete. Be curious about the next.
    {split}. A long breath out.
    {avg_pace} so far. There is no hurry in it.
    {distance}. Let the eyes rest on something green.
    {split}. Unfold the fingers.
    {time}, {distance}. Just this step.
    {split_number}, in {split}. The rhythm carries you.
    {split}. Good. Empty the lungs, and let them fill.
    {distance}. Where is your attention? Bring it to the feet.
    Average {avg_pace}. Ease and effort, side by side.
    {split}. Like water finding its level.
    {distance}. Still face, moving legs.
    {time}. The breath is your clock.
    {split}. Thank you. Next.
    {split_number} of them, like beads on a string.
    {distance}. Soften the belly as you breathe in.
    {split}. Hear how even your steps have become.
    {avg_pace}. Nothing to force.
    {distance} in {time}. Let the arms swing themselves.
    {split}. A small smile, and on.
    The last one, {split}. Leave it on the road.
    {split_number}. Begin again, as if it were the first.
    {distance}. The horizon is in no hurry either.
    {split}. Feel the push of each toe.
    {time} of moving. Quiet mind, busy feet.
    {avg_pace} on average. That is enough.
    {distance}. Drop everything you do not need.
    {split}. Even as breathing.
    {split_number} now, the last in {split}. Stay soft.
    {distance}. Notice one thing you had not seen before.
    {split}. And again.
    Average {avg_pace}. The road is doing half of the work.
    {time}. Come back to the breath.
    """

  static let clock = """
    {time}. Three slow breaths, all the way out.
    {time} on the way. Feel the ground hold you.
    {time}. What is tense? Let that go first.
    {time} of steps, each one complete.
    {time}. Let the eyes go wide and take in the edges.
    {time}. You can be tired and at ease at once.
    {time} of breathing well. That is most of it.
    {time}. Listen for the farthest sound you can find.
    {time}. No need to get anywhere for a moment.
    {time}. Settle back into the rhythm.
    {time}. The body knows this by now. Let it.
    """
}
