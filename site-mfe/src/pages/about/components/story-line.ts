/** The box that the line of one part of the story is drawn in; it is stretched to the part's height. */
export const LINE_BOX = { width: 100, height: 300 };

interface LineShape {
  /** Breaths within the part. */
  breaths: number;
  /** How far each swings from the middle, in units of the box. */
  swing: number;
}

/** From short and wide breaths to one that hardly moves. Each line begins and ends in the middle: they join. */
export const STORY_LINES = {
  exhaustion: breathsDownwards({ breaths: 7, swing: 42 }),
  insight: breathsDownwards({ breaths: 4, swing: 34 }),
  vision: breathsDownwards({ breaths: 2, swing: 25 }),
  today: breathsDownwards({ breaths: 1, swing: 15 }),
};

function breathsDownwards({ breaths, swing }: LineShape): string {
  const middle = LINE_BOX.width / 2;
  const half = LINE_BOX.height / breaths / 2;
  // A half wave's control points lie 4/3 as far out as its crest.
  const reach = (swing * 4) / 3;
  const side = (x: number) =>
    `c${round(x)} ${round(half * 0.36)} ${round(x)} ${round(half * 0.64)} 0 ${round(half)}`;
  return `M${middle} 0${`${side(-reach)}${side(reach)}`.repeat(breaths)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
