import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { GUIDANCE_ITEMS } from '../../guidance/guidance-items';
import { NEED_CHIPS, NEED_GROUPS } from './explore.content';
import { choiceQuery, readChoices, recommend } from './recommend';

const someChips = fc.subarray(NEED_CHIPS);

describe('the chips', () => {
  it('are fourteen, in three groups, each with its own id', () => {
    expect(NEED_CHIPS).toHaveLength(14);
    expect(new Set(NEED_CHIPS.map(({ id }) => id)).size).toBe(14);
    for (const group of NEED_GROUPS)
      expect(NEED_CHIPS.filter(({ category }) => category === group.id).length).toBeGreaterThan(2);
  });

  it.each(NEED_CHIPS.map((chip) => [chip.label, chip] as const))('%s leads somewhere', (_, chip) => {
    expect(recommend([chip], GUIDANCE_ITEMS).length).toBeGreaterThan(0);
  });
});

describe('recommend', () => {
  it('recommends nothing for no choice', () => {
    expect(recommend([], GUIDANCE_ITEMS)).toEqual([]);
  });

  it('sorts by the number of matching choices, with reasons', () => {
    fc.assert(
      fc.property(someChips, (chosen) => {
        const counts = recommend(chosen, GUIDANCE_ITEMS).map(({ reasons }) => reasons.length);
        expect(counts).toEqual([...counts].sort((one, other) => other - one));
        expect(counts.every((count) => count > 0)).toBe(true);
      }),
    );
  });

  it('includes every item that shares a tag, once', () => {
    fc.assert(
      fc.property(someChips, (chosen) => {
        const tags = new Set(chosen.flatMap((chip) => chip.tags));
        const ids = recommend(chosen, GUIDANCE_ITEMS).map(({ item }) => item.id);
        const expected = GUIDANCE_ITEMS.filter((item) => item.tags.some((tag) => tags.has(tag)));
        expect([...ids].sort()).toEqual(expected.map(({ id }) => id).sort());
      }),
    );
  });

  it('sorts announced items after equal available ones', () => {
    const chip = NEED_CHIPS[0];
    if (!chip) throw new Error('No chip');
    const soon = { ...GUIDANCE_ITEMS[0], id: 'soon', tags: chip.tags, comingSoon: true } as never;
    const now = { ...GUIDANCE_ITEMS[0], id: 'now', tags: chip.tags } as never;
    expect(recommend([chip], [soon, now]).map(({ item }) => item.id)).toEqual(['now', 'soon']);
  });
});

describe('the address', () => {
  it('keeps every choice', () => {
    fc.assert(
      fc.property(someChips, (chosen) => {
        expect(readChoices(new URLSearchParams(choiceQuery(chosen)))).toEqual(chosen);
      }),
    );
  });

  it('ignores unknown choices', () => {
    expect(readChoices(new URLSearchParams('val=finns-inte&val=mer-energi')).map(({ id }) => id)).toEqual([
      'mer-energi',
    ]);
  });
});
