import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { crisisLines } from '@stillsam/ui';
import { aSummary, listingOf } from '../../../test/fixtures';
import { GUIDANCE_ITEMS } from '../../guidance/guidance-items';
import { findExercises, findPages, MAX_TEXTS, mergeTexts, readSearch, SEARCH_WORDS } from './search.logic';

const ARTICLES = path.join(import.meta.dirname, '../../../../content/articles');
const ARTICLE_TAGS = readdirSync(ARTICLES).flatMap((file) =>
  /^tags: \[(.*)\]$/m.exec(readFileSync(path.join(ARTICLES, file), 'utf8'))![1]!.split(', '),
);

describe('the table of everyday words', () => {
  const ids = crisisLines().map(({ id }) => id);
  const tags = [...ARTICLE_TAGS, ...GUIDANCE_ITEMS.flatMap((item) => item.tags)];

  it.each(SEARCH_WORDS.map((entry) => [entry.words[0], entry] as const))(
    'means with ”%s” tags and helplines that exist, and leads somewhere',
    (_, { means, numbers }) => {
      expect(tags).toEqual(expect.arrayContaining([...means]));
      expect(ids).toEqual(expect.arrayContaining([...numbers]));
      expect(means.length + numbers.length).toBeGreaterThan(0);
    },
  );
});

describe('readSearch', () => {
  it.each([
    ['jag vill dö', 'fara-for-liv'],
    ['Självmord', 'fara-for-liv'],
    ['självmordstankar', 'fara-for-liv'],
    ['sjalvmord', 'fara-for-liv'],
    ['jag orkar inte leva.', 'fara-for-liv'],
    ['panikattack', 'fara-for-liv'],
    ['Bris', 'bris'],
    ['90 101', 'sjalvmordslinjen'],
    ['1177', 'rad-om-vard'],
  ])('puts numbers above everything for %s, first %s', (search, first) => {
    const { numbers, isUrgent } = readSearch(search);
    expect([isUrgent, numbers[0]]).toEqual([true, first]);
  });

  it.each(['ångest', 'utbränd', 'orkar inte', 'gråter'])('has numbers, not urgent ones, for %s', (search) => {
    const { numbers, isUrgent } = readSearch(search);
    expect([isUrgent, numbers.length > 0]).toEqual([false, true]);
  });

  it.each(['ångest', 'angest', 'panik', 'utbränd', 'orkar inte', 'gråter', 'stress', 'sover dåligt'])(
    'searches for what %s means too',
    (search) => {
      expect(readSearch(search).terms.length).toBeGreaterThan(1);
      expect(findExercises(readSearch(search)).length).toBeGreaterThan(0);
    },
  );

  it('answers a thought of suicide with numbers alone', () => {
    expect(readSearch('jag vill dö').terms).toEqual([]);
  });

  it('knows no word within another', () => {
    expect(readSearch('kontakt')).toEqual({
      typed: 'kontakt',
      terms: ['kontakt'],
      numbers: [],
      isUrgent: false,
    });
  });
});

describe('findExercises', () => {
  it('finds the breathing exercise first for ”andning”', () => {
    expect(findExercises(readSearch('andning'))[0]?.title).toBe('Mindful andning');
  });

  it('sorts what can be done today before what is announced', () => {
    const items = GUIDANCE_ITEMS.map((item) => ({ ...item, comingSoon: item.title === 'Sömnförberedelse' }));
    expect(findExercises(readSearch('sömn'), items).at(-1)?.title).toBe('Sömnförberedelse');
  });

  it.each([
    ['panik', 'Trygg Punkt'],
    ['somna', 'Sömnförberedelse'],
    ['kvällsstund', 'Sömnförberedelse'],
    ['koncentrera', 'Fokusträning'],
    ['grundning', 'Trygg Punkt'],
  ])('finds by %s the exercise %s', (search, title) => {
    expect(findExercises(readSearch(search)).map((item) => item.title)).toContain(title);
  });
});

describe('findPages', () => {
  it.each([
    ['cookies', 'Inställningar för kakor'],
    ['kontakt', 'Kontakt'],
    ['ångra', 'Ångerrätt'],
  ])('finds by %s the page %s', (search, title) => {
    expect(findPages(readSearch(search))[0]?.title).toBe(title);
  });

  it.each(['xyzzy', 'orkar inte'])('finds nothing for %s, which no page has', (search) => {
    expect(findPages(readSearch(search))).toEqual([]);
  });
});

describe('mergeTexts', () => {
  it('has each text once, exact matches of any search first, and a few in all', () => {
    const listing = (...posts: { id: string; match: 'exact' | 'related' }[]) => ({
      ...listingOf([], new URLSearchParams()),
      posts: posts.map((post) => ({ ...aSummary({ id: post.id }), match: post.match })),
    });
    const merged = mergeTexts([
      listing({ id: '1', match: 'related' }),
      listing({ id: '2', match: 'exact' }, { id: '1', match: 'exact' }),
    ]);
    expect(merged.map(({ id }) => id)).toEqual(['2', '1']);
    const many = Array.from({ length: 9 }, (_, index) => ({ id: String(index), match: 'exact' as const }));
    expect(mergeTexts([listing(...many)])).toHaveLength(MAX_TEXTS);
  });
});
