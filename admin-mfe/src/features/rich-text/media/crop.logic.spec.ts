import { describe, expect, it } from '@jest/globals';
import { cutAround, cutSide, toCrop, toCuts } from './crop.logic';

const NONE = { left: 0, right: 0, top: 0, bottom: 0 };

describe('a crop', () => {
  it('gives back what was cut', () => {
    const cuts = { left: 10, right: 20, top: 5, bottom: 0 };
    expect(toCrop(cuts)).toEqual({ left: 10, top: 5, width: 70, height: 95 });
    expect(toCuts(toCrop(cuts))).toEqual(cuts);
    expect(toCuts(null)).toEqual(NONE);
  });

  it('leaves a twentieth of the picture', () => {
    expect(cutSide({ ...NONE, right: 60 }, 'left', 80)).toEqual({ ...NONE, right: 60, left: 35 });
    expect(cutSide(NONE, 'top', -1)).toEqual(NONE);
  });

  it('cuts around a rectangle, whichever corner it began at', () => {
    const cuts = { left: 20, right: 50, top: 10, bottom: 0 };
    expect(cutAround({ x: 0.5, y: 1.2 }, { x: 0.2, y: 0.1 })).toEqual(cuts);
    expect(cutAround({ x: 0.2, y: 0.1 }, { x: 0.5, y: 1 })).toEqual(cuts);
    expect(cutAround({ x: 0.2, y: 0.1 }, { x: 0.21, y: 0.9 })).toBeUndefined();
  });
});
