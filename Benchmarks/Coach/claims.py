"""What a recording says second by second, and whether a claim about it is right.

Every definition here is our own, from the distance, the altitude and the heart rate of each second. A claim within a
small margin of its threshold counts as right, and one that the recording cannot decide is not counted.
"""

import bisect
import statistics


class Run:
    """A coached run: the metrics of each second, with the plan that it was coached to."""

    def __init__(self, rows, target=None, goal=None, highest=None, hour=None, race=False):
        self.rows = rows
        self.target, self.goal, self.highest, self.hour, self.is_race = target, goal, highest, hour, race
        self.at = [row["at"] for row in rows]
        self.moving = [row["moving"] for row in rows]
        self.meters = [row["distance"] for row in rows]
        self.smooth = self._between_steps()
        self.stood_until = self._standing()
        self._marks = self._kilometers()
        self._usual = {}

    def sees(self, i):
        """Whether the distance of a second was measured: in a tunnel nobody knows who stands, nor in the seconds after
        the last position before it."""
        source, state = self.rows[i].get("distanceSource"), self.rows[i]["state"]
        if source in (None, "none"):
            return False
        if source not in ("positions", "bridged") or state == "paused":
            return True
        if source == "bridged" or self.rows[i].get("positionSignal") == "lost":
            return False
        for k in range(i + 1, min(i + 12, len(self.rows))):
            if self.meters[k] > self.meters[i]:
                break
            if self.rows[k].get("positionSignal") == "lost":
                return False
        return True

    def index(self, at):
        return max(0, bisect.bisect_right(self.at, at) - 1)

    def _between_steps(self):
        """The distance of each second, for devices that move it every few seconds: a step of at least walking speed
        was run since the step before."""
        smooth, last = list(self.meters), 0
        for i in range(1, len(smooth)):
            gap, more = self.at[i] - self.at[last], self.meters[i] - self.meters[last]
            if more <= 0:
                continue
            if 1 < gap <= 30 and more >= 0.5 * gap:
                for j in range(last + 1, i):
                    smooth[j] = self.meters[last] + more * (self.at[j] - self.at[last]) / gap
            last = i
        return smooth

    def _standing(self):
        """Seconds stood up to each row: stretches of more than 5 s below walking speed, and pauses."""
        total, result, since = 0.0, [], None
        for i, at in enumerate(self.at):
            step = at - self.at[i - 1] if i else 0
            if step > 0 and self.smooth[i] - self.smooth[i - 1] < 0.5 * step and self.sees(i):
                since = self.at[i - 1] if since is None else since
                total += step
            else:
                if since is not None and self.at[i - 1] - since <= 5:
                    total -= self.at[i - 1] - since
                since = None
            result.append(total)
        return result

    def _kilometers(self):
        """The moving clock at which each whole kilometer was complete."""
        marks, self.doubts = [], []
        for number in range(1, int(self.meters[-1] / 1000 + 1e-6) + 1 if self.rows else 1):
            j = min(bisect.bisect_left(self.meters, number * 1000 - 1e-3), len(self.meters) - 1)
            before = max(0, j - 1)
            # A distance that moves in steps, or jumps behind a tunnel, was run since it moved last.
            while before > 0 and self.meters[before] == self.meters[before - 1] and (
                    self.smooth[before] > self.meters[before] or self.meters[j] - self.meters[before] > 8):
                before -= 1
            gap = self.meters[j] - self.meters[before]
            # Where one position lies far from the one before, nobody knows the second between.
            isJump = self.rows[j].get("distanceSource") == "positions" and self.meters[j] - self.meters[j - 1] > 8
            self.doubts.append(self.moving[j] - self.moving[before] if isJump else 0)
            share = (number * 1000 - self.meters[before]) / gap if gap > 0 else 1
            marks.append((j, self.moving[before] + share * (self.moving[j] - self.moving[before])))
        return marks

    def pace(self, i, seconds=180):
        """Seconds a kilometer over the last moving seconds."""
        start = self.moving[i] - seconds
        j = bisect.bisect_right(self.moving, start) - 1
        if j < 0:
            whole = start >= 0 and self.meters[i] >= 0.83 * seconds
            return seconds / self.meters[i] * 1000 if whole else None
        # The window begins between two rows where the recording has a gap.
        gap = self.moving[j + 1] - self.moving[j] if j + 1 < len(self.moving) else 0
        share = (start - self.moving[j]) / gap if gap > 0 else 0
        meters = self.meters[i] - self.meters[j] - (share * (self.meters[j + 1] - self.meters[j]) if share else 0)
        return seconds / meters * 1000 if meters >= 0.83 * seconds else None

    def usual(self, i):
        """The median of the three-minute paces so far."""
        steps = int((self.moving[i] - 180) // 30)
        if steps < 0:
            return None
        if steps not in self._usual:
            paces = [self.pace(bisect.bisect_left(self.moving, 180 + 30 * n, 0, i)) for n in range(steps + 1)]
            paces = [pace for pace in paces if pace]
            self._usual[steps] = statistics.median(paces) if paces else None
        return self._usual[steps]

    def splits(self, i):
        ends = [end for j, end in self._marks if j <= i]
        return [end - start for start, end in zip([0] + ends, ends)]

    def doubt(self, i):
        """Seconds by which the last two splits may be off, for the marks between them lie where positions jump."""
        count = len(self.splits(i))
        return sum(self.doubts[max(0, count - 3):count])

    def slope(self, i):
        j = bisect.bisect_left(self.meters, self.meters[i] - 200)
        ends = [self.rows[k].get("altitude") for k in (j, i)]
        if None in ends or self.meters[i] < 200:
            return None
        return (ends[1] - ends[0]) / max(1, self.meters[i] - self.meters[j])

    def stands(self, i, seconds=10):
        j = self.index(self.at[i] - seconds)
        return self.sees(i) and self.at[i] - self.at[j] >= seconds - 1 and self.smooth[i] - self.smooth[j] < 3

    def stood(self, i, seconds=None):
        """Seconds stood in the last seconds, or so far."""
        before = self.stood_until[self.index(self.at[i] - seconds)] if seconds else 0
        return self.stood_until[i] - before

    def slow(self, i):
        now, usual = self.pace(i), self.usual(i)
        return now / usual if now and usual else None

    def lags(self, i):
        """Whether the last three minutes are slower than the mean."""
        return self.pace(i) >= 1.03 * self.moving[i] / self.meters[i] * 1000

    def holds(self, i):
        """Whether the last three minutes are as fast as the three before."""
        j = bisect.bisect_left(self.moving, self.moving[i] - 180)
        now, before = self.pace(i), self.pace(j)
        return bool(now and before) and abs(now / before - 1) <= 0.02

    def cost(self, i):
        """How many more beats a meter costs in the last nine minutes than from minute 6 to 15."""
        def beats(first, last):
            rows = [r for r in self.rows[first:last] if r.get("currentHR")]
            meters = self.meters[last] - self.meters[first]
            return sum(r["currentHR"] for r in rows) / meters if meters > 300 and len(rows) > 300 else None
        if self.moving[i] < 1800:
            return None
        early = [bisect.bisect_left(self.moving, clock) for clock in (360, 900)]
        first, now = beats(*early), beats(bisect.bisect_left(self.moving, self.moving[i] - 540), i)
        return now / first - 1 if first and now else None

    def eased_for(self, i):
        clock, seconds = self.moving[i], 0
        while seconds < 240 and clock - seconds > 180:
            j = bisect.bisect_left(self.moving, clock - seconds, 0, i)
            if (self.slow(j) or 0) < 1.03:
                break
            seconds += 10
        return seconds

    def share_done(self, i):
        if not self.goal:
            return None
        kind, size = self.goal
        return (self.meters[i] if kind == "distance" else self.moving[i]) / size

    def finish(self):
        """The row at which the goal is reached, and the result."""
        if not self.goal:
            return None
        kind, size = self.goal
        column, other = (self.meters, self.moving) if kind == "distance" else (self.moving, self.meters)
        i = bisect.bisect_left(column, size)
        if i >= len(column):
            return None
        gap = column[i] - column[i - 1] if i else 0
        share = (size - column[i - 1]) / gap if gap > 0 else 1
        return i, other[max(0, i - 1)] + share * (other[i] - other[max(0, i - 1)])

    def lead(self, i):
        if not self.target:
            return None
        done = self.finish()
        if done and i >= done[0]:
            kind, size = self.goal
            return self.target * size / 1000 - done[1] if kind == "distance" else self.target * done[1] / 1000 - size
        return self.target * self.meters[i] / 1000 - self.moving[i]

    def beyond(self, i, lead):
        """How many times what the rest of the run can win back is lost: 6 % of its planned time, a tenth of the time
        so far, and outside a race two minutes."""
        least = max(10, 0.005 * self.moving[i])
        if -lead < 1.05 * least:
            return 0 if -lead < 0.95 * least else 1
        most = [self.moving[i] / 10] + ([] if self.is_race else [120])
        if self.goal:
            kind, size = self.goal
            rest = self.target * (size - self.meters[i]) / 1000 if kind == "distance" else size - self.moving[i]
            most.append(0.06 * rest)
        return -lead / max(min(most), 0.01)

    def judge(self, claim, at):
        """Whether a claim is right, nothing where the recording does not say."""
        i = self.index(at)
        splits = self.splits(i)
        heart = self.rows[i].get("currentHR")
        share = heart / self.highest if heart and self.highest else None
        change = splits[-1] / splits[-2] if len(splits) > 1 else None
        doubt = self.doubt(i)
        miss = splits[-1] / self.target if splits and self.target else None
        lead, slow, done = self.lead(i), self.slow(i), self.share_done(i)
        loss = self.pace(i) / self.target if self.pace(i) and self.target else None
        ended = self.finish() is not None and i >= self.finish()[0]
        if ended:
            loss = loss and 1
        slope = self.slope(i)
        clock = None if self.hour is None else (self.hour + (at / 3600)) % 24
        source = self.rows[i].get("distanceSource")
        sees = self.rows[i].get("positionSignal") != "lost" or source != "positions"
        known = {
            "first": lambda: len(splits) == 1,
            "second_on": lambda: len(splits) >= 2,
            "last_split": lambda: bool(self.goal) and self.goal[0] == "distance" and 0 < self.goal[1] - self.meters[i] < 1010,
            "even": lambda: len(splits) >= 3 and max(splits[-3:]) <= min(splits[-3:]) * 1.035,
            "equal": lambda: change and abs(splits[-1] - splits[-2]) <= 2 + doubt,
            "faster": lambda: change and change <= 0.985,
            "slower": lambda: change and change >= 1.015,
            "fastest": lambda: len(splits) >= 3 and splits[-1] <= min(splits) + 1,
            "slowest": lambda: len(splits) >= 3 and splits[-1] >= max(splits) - 1,
            "on_target": lambda: miss and abs(miss - 1) <= 0.025 + doubt / self.target,
            "under_target": lambda: miss and miss < 0.985 + doubt / self.target,
            "over_target": lambda: miss and miss > 1.015 - doubt / self.target,
            "unbroken_split": lambda: splits and self.stood(i, splits[-1]) <= 8,
            "steady": lambda: slow and (abs(slow - 1) <= 0.05 or self.holds(i)),
            "quicker": lambda: slow and slow <= 0.98,
            "easing": lambda: slow and slow >= 1.02,
            "fine": lambda: not self.stands(i) and not (slow and slow >= 1.06 and self.lags(i)) and not (share and share >= 0.9),
            "fresh": lambda: self.moving[i] <= 905 and not self.stands(i),
            "easy": lambda: share and share < 0.77,
            "hard": lambda: share and share >= 0.86,
            "heart": lambda: heart is not None,
            "tired": lambda: (self.cost(i) or 0) >= 0.03 or self.eased_for(i) >= 170,
            "moving": lambda: self.rows[i]["state"] == "running" and self.stood(i, 60) <= 9,
            "unbroken": lambda: self.stood(i) <= 35,
            "standing": lambda: self.stands(i, 8),
            "ahead": lambda: lead is not None and lead >= 8 and not (loss and loss > 1.03),
            "behind": lambda: lead is not None and lead <= -8 and not (loss and loss < 0.97),
            "on_plan": lambda: lead is not None and abs(lead) <= max(12, 0.006 * self.moving[i]),
            "gaining": lambda: loss and loss < 0.99,
            "losing": lambda: loss and loss > 1.01,
            "cushion_shrinks": lambda: lead is not None and lead >= 8 and loss and loss > 1.01,
            "catching_up": lambda: lead is not None and lead <= -8 and loss and loss < 0.99,
            "within_reach": lambda: lead is not None and self.beyond(i, lead) <= 1.03,
            "far_behind": lambda: lead is not None and self.beyond(i, lead) >= 0.97,
            "uphill": lambda: slope >= 0.01,
            "downhill": lambda: slope <= -0.01,
            "flat": lambda: abs(slope) <= 0.04,
            "early": lambda: done < 0.255 if done is not None else self.moving[i] < 1205,
            "late": lambda: 0.745 <= done <= 1.005 if done is not None else self.moving[i] > 3595,
            "long": lambda: self.moving[i] > 3595,
            "halfway": lambda: done is not None and 0.495 <= done <= 0.535,
            "third_left": lambda: done is not None and 0.645 <= done <= 0.695,
            "morning": lambda: 4.98 <= clock < 10.02,
            "evening": lambda: 17.98 <= clock < 21.02,
            "night": lambda: clock >= 20.98 or clock < 5.02,
            "measured": lambda: source not in (None, "none") and sees,
            "guessed": lambda: source not in (None, "none") and not sees,
        }
        if claim not in known:
            return None
        if claim in ("uphill", "downhill", "flat") and slope is None:
            return None
        if claim in ("morning", "evening", "night") and clock is None:
            return None
        return bool(known[claim]())
