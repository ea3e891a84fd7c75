import { expect, it } from '@jest/globals';
import { anArticle } from '../../../test/fixtures';
import { articleJsonLd } from './article-json-ld';

const read = (changes = {}) =>
  JSON.parse(articleJsonLd(anArticle(changes), 'https://stillsam.se')) as unknown;

it('describes the article', () => {
  expect(read()).toMatchObject({
    '@type': 'Article',
    headline: 'Vila utan prestation',
    description: 'Om att vila på riktigt.',
    url: 'https://stillsam.se/kunskapsbibliotek/vila-utan-prestation',
    inLanguage: 'sv-SE',
    datePublished: '2026-03-05T09:00:00.000Z',
    dateModified: '2026-03-06T09:00:00.000Z',
    author: { '@type': 'Organization', name: 'Stillsams redaktion' },
    articleSection: ['Stresshantering'],
    timeRequired: 'PT8M',
  });
});

it('names a person as a person, and an image by its whole address', () => {
  expect(read({ author: 'Anna Berg', image_url: '/bilder/a.jpg' })).toMatchObject({
    author: { '@type': 'Person', name: 'Anna Berg' },
    image: 'https://stillsam.se/bilder/a.jpg',
  });
});

it('cannot close its script element', () => {
  const json = articleJsonLd(
    anArticle({ title: '</script><script>alert(1)</script><!--' }),
    'https://stillsam.se',
  );
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({ headline: '</script><script>alert(1)</script><!--' });
});

it('tells of a review from the row that the page shows', () => {
  const review = {
    ...anArticle().review,
    state: 'current',
    reviewed_on: '2027-03-03',
    next_on: '2030-03-03',
    legitimation: 'psykolog',
  };
  const page = { '@type': 'MedicalWebPage', lastReviewed: '2027-03-03' };
  expect(read({ review })).toMatchObject({ mainEntityOfPage: page });
  expect(JSON.stringify(read({ review }))).not.toContain('reviewedBy');
  const named = { ...review, reviewer: 'Prov Provsson', workplace: 'Provkliniken' };
  expect(read({ review: named })).toMatchObject({
    mainEntityOfPage: { reviewedBy: { '@type': 'Person', name: 'Prov Provsson', jobTitle: 'leg. psykolog' } },
  });
  expect(read({ review: { ...named, state: 'changed' } })).toMatchObject({
    mainEntityOfPage: 'https://stillsam.se/kunskapsbibliotek/vila-utan-prestation',
  });
});
