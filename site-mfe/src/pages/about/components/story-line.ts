/** The view box of the line beside one part of the story; it is stretched to the part's height. */
export const LINE_BOX = { width: 100, height: 300 };

interface LineShape {
  /** Number of breaths in the part. */
  breaths: number;
  /** Amplitude in units of the box. */
  swing: number;
}

/** From fast, wide breaths to a slow, shallow one. Each line begins and ends in the middle, so that they join. */
export const STORY_LINES = {
  exhaustion: breathsDownwards({ breaths: 7, swing: 42 }),
  insight: breathsDownwards({ breaths: 4, swing: 34 }),
  vision: breathsDownwards({ breaths: 2, swing: 25 }),
  today: breathsDownwards({ breaths: 1, swing: 15 }),
};

function breathsDownwards({ breaths, swing }: LineShape): string {
  const middle = LINE_BOX.width / 2;
  const sides = breaths * 2;
  const half = LINE_BOX.height / sides;
  // A half wave's control points lie 4/3 as far out as its crest.
  const reach = (swing * 4) / 3;
  const waves = Array.from({ length: sides }, (_, side) => {
    const out = side % 2 ? reach : -reach;
    // Vertical at the joins: each part is stretched differently, which would change any other slope.
    const from = side === 0 ? 0 : out;
    const to = side === sides - 1 ? 0 : out;
    return `c${round(from)} ${round(half * 0.36)} ${round(to)} ${round(half * 0.64)} 0 ${round(half)}`;
  });
  return `M${middle} 0${waves.join('')}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
