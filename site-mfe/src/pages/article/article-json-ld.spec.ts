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
