import { describe, expect, it } from '@jest/globals';
import { addressesOf, checkOwnLinks, slugsIn } from './own-links-check';

const SITE = 'https://stillsam.example';
const PAGES = {
  articles: { known: new Set(['publicerad', 'utkast']), published: new Set(['publicerad']) },
  letters: new Set(['tidigare']),
};
const check = (...paths: string[]) => checkOwnLinks(paths, PAGES, 'detta');

describe('addressesOf', () => {
  it('tells pages of the site from those of others, each once, and leaves out what is no page', () => {
    const links = [
      '/a?x=1#y',
      `${SITE}/b`,
      '/a',
      'https://a.example/x#1',
      'https://a.example/x#2',
      'mailto:a@b.se',
    ]
      .concat('tel:112', '#c', 'javascript:alert(1)', 'http://a.example/')
      .map((href) => `<a href="${href}">x</a>`);
    expect(addressesOf(`<p>${links.join('')}</p>`, SITE)).toEqual({
      own: ['/a', '/b'],
      foreign: ['https://a.example/x'],
    });
  });
});

it('reads the slugs of articles and letters, decoded', () => {
  expect(
    slugsIn([
      '/kunskapsbibliotek/a%C3%A4',
      '/kunskapsbibliotek',
      '/kunskapsbibliotek/b/c',
      '/nyhetsbrev/brev/d/',
    ]),
  ).toEqual({ articleSlugs: ['aä'], letterSlugs: ['d'] });
});

describe('the check of links to the site', () => {
  it.each([
    '/',
    '/om-oss',
    '/om-oss/',
    '/kunskapsbibliotek',
    '/kunskapsbibliotek/publicerad',
    '/nyhetsbrev/brev/tidigare',
    '/nyhetsbrev/brev/detta',
  ])('passes a link to %s', (path) => {
    expect(check(path)).toEqual({ state: 'ok', message: 'Alla länkar till webbplatsen leder rätt.' });
  });

  it.each([
    ['/kunskapsbibliotek/utkast', 'error', 'inte publicerad'],
    ['/kunskapsbibliotek/borta', 'error', 'finns inte'],
    ['/kunskapsbibliotek/%E0%A4', 'error', 'finns inte'],
    ['/nyhetsbrev/brev/utkast', 'error', 'inte skickat'],
    ['/okant', 'warning', 'känner inte igen'],
    ['/kunskapsbibliotek/publicerad/mer', 'warning', 'känner inte igen'],
  ])('gives a link to %s the state %s', (path, state, said) => {
    expect(check('/om-oss', path)).toMatchObject({ state, message: expect.stringContaining(said) });
  });

  it('takes the state of the worst link, and names each', () => {
    const { state, message } = check('/okant', '/kunskapsbibliotek/borta');
    expect(state).toBe('error');
    expect(message).toContain('/okant');
    expect(message).toContain('/kunskapsbibliotek/borta');
  });
});
