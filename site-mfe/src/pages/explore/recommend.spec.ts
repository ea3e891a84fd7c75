import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { GUIDANCE_ITEMS } from '../../guidance/guidance-items';
import { NEED_CHIPS, NEED_GROUPS } from './explore.content';
import { recommend, toChips } from './recommend';

const someChips = fc.subarray(NEED_CHIPS);

describe('the list of chips', () => {
  it('has fourteen, in three groups, each with its own id', () => {
    expect(NEED_CHIPS).toHaveLength(14);
    expect(new Set(NEED_CHIPS.map(({ id }) => id)).size).toBe(14);
    for (const group of NEED_GROUPS)
      expect(NEED_CHIPS.filter(({ category }) => category === group.id).length).toBeGreaterThan(2);
  });

  it.each(NEED_CHIPS.map((chip) => [chip.label, chip] as const))('leads somewhere with %s', (_, chip) => {
    expect(recommend([chip], GUIDANCE_ITEMS).length).toBeGreaterThan(0);
  });
});

describe('recommend', () => {
  it('recommends nothing for no choice', () => {
    expect(recommend([], GUIDANCE_ITEMS)).toEqual([]);
  });

  it('sorts by the number of matching choices, what is available first', () => {
    const [sleep, thoughts] = NEED_CHIPS;
    if (!sleep || !thoughts) throw new Error('No chips');
    const item = (id: string, changes: object) =>
      ({ ...GUIDANCE_ITEMS[0], id, type: 'article', ...changes }) as never;
    const items = [
      item('one', { tags: [sleep.tags[0]] }),
      item('soon', { tags: [...sleep.tags, ...thoughts.tags], comingSoon: true }),
      item('both', { tags: [sleep.tags[1], thoughts.tags[1]] }),
    ];
    expect(recommend([sleep, thoughts], items).map(({ id }) => id)).toEqual(['both', 'one', 'soon']);
  });

  it('begins with an exercise that can be done today where minutes are asked for', () => {
    fc.assert(
      fc.property(someChips, (chosen) => {
        const pause = NEED_CHIPS.find(({ id }) => id === 'en-liten-paus');
        if (!pause) throw new Error('No chip');
        const [first] = recommend(
          [...chosen.filter((chip) => chip.wants !== 'article'), pause],
          GUIDANCE_ITEMS,
        );
        expect([first?.type, first?.comingSoon]).toEqual(['exercise', undefined]);
      }),
    );
  });

  it('leads to the short edition of a text where minutes are asked for, and else to the whole', () => {
    const [sleep] = NEED_CHIPS;
    const minutesAsked = NEED_CHIPS.find(({ maxMinutes }) => maxMinutes);
    if (!sleep || !minutesAsked) throw new Error('No chips');
    const text = {
      id: 'en-text',
      type: 'article' as const,
      title: 'En text',
      description: '',
      link: '/kunskapsbibliotek/en-text',
      minutes: 12,
      short: { link: '/kunskapsbibliotek/en-text?kort', minutes: 4 },
      tags: [...sleep.tags, ...minutesAsked.tags],
    };
    expect(recommend([minutesAsked], [text])).toMatchObject([text.short]);
    expect(recommend([sleep], [text])).toMatchObject([{ link: text.link, minutes: 12 }]);
  });

  it('has nothing that is announced among the first three where three are available', () => {
    fc.assert(
      fc.property(someChips, (chosen) => {
        const items = recommend(chosen, GUIDANCE_ITEMS);
        const later = items.findIndex(({ comingSoon, type }) => comingSoon ?? type === 'product');
        if (later >= 0)
          expect(items.slice(later).every((item) => item.comingSoon ?? item.type === 'product')).toBe(true);
      }),
    );
  });

  it('includes every item that shares a tag, once', () => {
    fc.assert(
      fc.property(someChips, (chosen) => {
        const tags = new Set(chosen.flatMap((chip) => chip.tags));
        const ids = recommend(chosen, GUIDANCE_ITEMS).map(({ id }) => id);
        const hasSymptom = chosen.some(({ category }) => category === 'symtom');
        const expected = GUIDANCE_ITEMS.filter(
          (item) => item.tags.some((tag) => tags.has(tag)) && !(hasSymptom && item.type === 'product'),
        );
        expect([...ids].sort()).toEqual(expected.map(({ id }) => id).sort());
      }),
    );
  });

  it('recommends no product of ours for a symptom, and does for a goal', () => {
    const typesFor = (...ids: string[]) =>
      recommend(
        NEED_CHIPS.filter(({ id }) => ids.includes(id)),
        GUIDANCE_ITEMS,
      ).map(({ type }) => type);
    for (const { id, category } of NEED_CHIPS)
      if (category === 'symtom') expect(typesFor(id, 'lugnare-kvallar')).not.toContain('product');
    expect(typesFor('lugnare-kvallar')).toContain('product');
  });

  it('sorts announced items after equal available ones', () => {
    const chip = NEED_CHIPS[0];
    if (!chip) throw new Error('No chip');
    const soon = { ...GUIDANCE_ITEMS[0], id: 'soon', tags: chip.tags, comingSoon: true } as never;
    const now = { ...GUIDANCE_ITEMS[0], id: 'now', tags: chip.tags } as never;
    expect(recommend([chip], [soon, now]).map(({ id }) => id)).toEqual(['now', 'soon']);
  });
});

describe('toChips', () => {
  it('keeps the order of the chips, without unknown and repeated ids', () => {
    fc.assert(
      fc.property(someChips, (chosen) => {
        const ids = chosen.map(({ id }) => id);
        expect(toChips([...ids.toReversed(), ...ids, 'finns-inte', null])).toEqual(chosen);
      }),
    );
  });
});
