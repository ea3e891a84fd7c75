import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { GUIDANCE_ITEMS } from './guidance-items';
import { nextStep } from './next-step';

const ARTICLES = path.join(import.meta.dirname, '../../../content/articles');
const DOABLE = GUIDANCE_ITEMS.filter(({ type, comingSoon }) => type === 'exercise' && !comingSoon);
const doable = DOABLE.map(({ link }) => link);

const articles = readdirSync(ARTICLES).map((file) => {
  const text = readFileSync(path.join(ARTICLES, file), 'utf8');
  const list = (name: string) => new RegExp(`^${name}: \\[(.*)\\]$`, 'm').exec(text)?.[1]?.split(', ') ?? [];
  return { slug: file.replace('.md', ''), tags: list('tags'), categories: list('categories') };
});

describe('nextStep', () => {
  it('knows all twenty articles', () => {
    expect(articles).toHaveLength(20);
  });

  it.each(articles)('recommends an available exercise for $slug, with a reason', (article) => {
    const { link, reason } = nextStep(article);
    expect(doable).toContain(link);
    expect(article.tags.some((tag) => reason.includes(tag))).toBe(true);
  });

  it('recommends different exercises', () => {
    expect(new Set(articles.map((article) => nextStep(article).link)).size).toBeGreaterThan(3);
  });

  it('recommends no writing after an article about sleep', () => {
    const night = articles.filter(({ categories }) => categories.includes('somn'));
    expect(night.length).toBeGreaterThan(2);
    for (const article of night) expect(nextStep(article).title).not.toBe('Kognitiv omstrukturering');
  });

  it('gives at most three reasons, most relevant first', () => {
    const tags = ['andning', 'stress', 'vila', 'lugn', 'oro'];
    expect(nextStep({ tags, categories: [] })).toMatchObject({
      title: 'Mindful andning',
      reason: 'andning, stress och vila',
    });
  });

  it.each([
    ['somn', 'Mindful andning', 'sömn'],
    ['naring', 'Energihantering', 'mat och mående'],
    ['sjalvmedkansla', 'Självmedkänsla', 'självmedkänsla'],
    ['annat', 'Mindful andning', 'hur du har det'],
  ])('goes by the category %s where no tag is shared', (category, title, reason) => {
    expect(nextStep({ tags: ['trädgård'], categories: [category] })).toMatchObject({ title, reason });
  });

  it('recommends an exercise for any tags', () => {
    const tag = fc.oneof(fc.string(), fc.constantFrom(...DOABLE.flatMap(({ tags }) => tags)));
    fc.assert(
      fc.property(fc.array(tag), fc.array(fc.string()), (tags, categories) => {
        const { link, reason } = nextStep({ tags, categories });
        expect(doable).toContain(link);
        expect(reason).not.toBe('');
      }),
    );
  });
});
