/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { ArticleCover } from './article-cover';
import { coverScene } from './cover-scene';

const CATEGORIES = ['somn', 'stresshantering', 'naring', 'sjalvmedkansla'];
const SEEDS = Array.from({ length: 60 }, (_, index) => `artikel-${index}`);

describe('coverScene', () => {
  it('gives the same landscape for the same seed and category', () => {
    expect(coverScene('stillhet', 'somn')).toEqual(coverScene('stillhet', 'somn'));
  });

  it('gives other landscapes for other seeds and other categories', () => {
    const scenes = new Set(SEEDS.map((seed) => JSON.stringify(coverScene(seed, 'somn'))));
    expect(scenes.size).toBe(SEEDS.length);
    expect(coverScene('stillhet', 'naring').palette).not.toEqual(coverScene('stillhet', 'somn').palette);
  });

  it('keeps an unknown category calm', () => {
    const calm = SEEDS.map((seed) => coverScene(seed, 'stresshantering').palette);
    expect(calm).toContainEqual(coverScene('stillhet', 'constructor').palette);
  });

  it('draws with whole and finite numbers', () => {
    const paths = SEEDS.flatMap((seed) =>
      coverScene(seed, 'naring').layers.flatMap((layer) => ('d' in layer ? [layer.d] : [])),
    );
    expect(paths.filter((path) => /NaN|Infinity|undefined|\d\.\d/.test(path))).toEqual([]);
  });
});

describe('the markup of a cover', () => {
  it.each(CATEGORIES)('weighs at most 3 KB in %s', (category) => {
    const sizes = SEEDS.map(
      (seed) => renderToStaticMarkup(<ArticleCover seed={seed} category={category} />).length,
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(3_072);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThanOrEqual(2_800);
  });

  it('refers only to gradients it holds', () => {
    for (const seed of SEEDS) {
      const markup = renderToStaticMarkup(<ArticleCover seed={seed} category="somn" />);
      const missing = [...markup.matchAll(/url\(#([^)]+)\)/g)].filter(
        (match) => !markup.includes(`id="${match[1]}"`),
      );
      expect(missing).toEqual([]);
    }
  });
});
