import { expect, it, describe } from '@jest/globals';
import { render } from '@testing-library/react';
import { PageMeta, pageTitle } from './page-meta';
import { setRuntimeConfig } from './runtime-config';

const property = (name: string) =>
  document.querySelector(`meta[property="${name}"]`)?.getAttribute('content');

function open(props: Partial<Parameters<typeof PageMeta>[0]> = {}) {
  setRuntimeConfig({ siteOrigin: 'https://stillsam.test', apiOrigin: '' });
  render(<PageMeta title="Om oss" description="Vilka vi är." path="/om-oss" {...props} />);
}

it('gives every page a picture for those who share it, by an absolute address', () => {
  open();
  expect(property('og:image')).toBe('https://stillsam.test/assets/delningsbild.png');
  expect(property('og:image:alt')).toBe('Om oss | Stillsam');
});

it('names a page’s own picture and its description', () => {
  open({ image: '/api/media/0/960.webp', imageAlt: 'En stilla sjö' });
  expect(property('og:image')).toBe('https://stillsam.test/api/media/0/960.webp');
  expect(property('og:image:alt')).toBe('En stilla sjö');
});

describe('pageTitle', () => {
  it('adds the brand', () => {
    expect(pageTitle('Kunskapsbibliotek')).toBe('Kunskapsbibliotek | Stillsam');
  });

  it('adds nothing to a title that already holds the brand', () => {
    expect(pageTitle('Om Stillsam')).toBe('Om Stillsam');
  });
});
