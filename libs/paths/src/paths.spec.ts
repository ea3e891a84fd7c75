import { describe, expect, it } from '@jest/globals';
import {
  ADMIN_PATHS,
  adminCampaignPath,
  adminCampaignStatusPath,
  adminEditPostPath,
  adminMessagePath,
  adminOrderPath,
  adminPersonPath,
  adminTabPath,
} from './admin-paths';
import {
  articlePath,
  articleShareImagePath,
  crisisLanguageOf,
  letterPath,
  libraryPath,
  PATHS,
} from './paths';

describe('libraryPath', () => {
  it('leaves defaults out of the address', () => {
    expect(libraryPath()).toBe('/kunskapsbibliotek');
    expect(libraryPath({ category: 'alla', search: '' })).toBe('/kunskapsbibliotek');
  });

  it('names the length', () => {
    expect(libraryPath({ category: 'somn', isShort: true })).toBe(
      '/kunskapsbibliotek?category=somn&langd=kort',
    );
  });

  it('names category and search', () => {
    expect(libraryPath({ category: 'somn', search: 'gå & lägga sig' })).toBe(
      '/kunskapsbibliotek?category=somn&search=g%C3%A5+%26+l%C3%A4gga+sig',
    );
  });
});

describe('an address with a parameter', () => {
  it('encodes it', () => {
    expect(articlePath('a b/c')).toBe('/kunskapsbibliotek/a%20b%2Fc');
    expect(articlePath('a', 'kort')).toBe('/kunskapsbibliotek/a?kort');
    expect(articlePath('a', 'latt')).toBe('/kunskapsbibliotek/a?latt');
    expect(adminEditPostPath(7)).toBe('/admin/blog/edit/7');
    expect(letterPath('a b/c')).toBe('/nyhetsbrev/brev/a%20b%2Fc');
    expect(adminCampaignPath(7)).toBe('/admin/utskick/7');
    expect(adminOrderPath(7)).toBe('/admin/kop/7');
    expect(adminTabPath('kop')).toBe('/admin/dashboard?flik=kop');
    expect(adminMessagePath(7)).toBe('/admin/meddelande/7');
    expect(adminPersonPath('message', 7)).toBe('/admin/person/message/7');
    expect(adminCampaignStatusPath('7/8')).toBe('/admin/utskick/7%2F8/lage');
  });
});

describe('a published address', () => {
  it('stays as it is: links, bookmarks and printed matter lead to it', () => {
    expect(Object.values(PATHS)).toEqual([
      '/',
      '/resurser',
      '/utforska-ditt-valmande',
      '/borja-har',
      '/min-plan',
      '/resurser/nervsystem-quiz',
      '/resurser/trygg-punkt',
      '/resurser/mindful-andning',
      '/resurser/kognitiv-omstrukturering',
      '/resurser/fokustraning',
      '/resurser/sjalvmedkansla',
      '/resurser/energihantering',
      '/resurser/somnforberedelse',
      '/resurser/orospapper',
      '/resurser/somndagbok',
      '/resurser/aterhamtningstest',
      '/aterhamtningstest',
      '/produkter',
      '/sok',
      '/akut-hjalp',
      '/kunskapsbibliotek',
      '/dela/messenger',
      '/ordlista',
      '/om-oss',
      '/rattelser',
      '/granskning',
      '/kontakt',
      '/integritetspolicy',
      '/villkor',
      '/angerratt',
      '/tillganglighet',
      '/cookie-installningar',
      '/utan-nat',
      '/varukorg',
      '/cart',
      '/checkout',
      '/dina-kop',
      '/premium',
      '/nyhetsbrev/bekrafta',
      '/nyhetsbrev/avregistrera',
      '/nyhetsbrev/installningar',
      '/paminnelse/bekrafta',
      '/nyhetsbrev/brev',
      '/button-demo',
      '/logo',
    ]);
    expect(Object.values(ADMIN_PATHS)).toEqual([
      '/admin/login',
      '/admin/glomt-losenord',
      '/admin/nytt-losenord',
      '/admin/ny-adress',
      '/admin/granska',
      '/admin/oversikt',
      '/admin/dashboard',
      '/admin/konto',
      '/admin/blog/new',
      '/admin/kop/manaden',
    ]);
  });

  it('encodes the slug of a picture and the id of a post', () => {
    expect(articleShareImagePath('a b/c')).toBe('/delningsbild/a%20b%2Fc.png');
    expect(adminEditPostPath('a/b')).toBe('/admin/blog/edit/a%2Fb');
  });
});

it.each([
  ['/akut-hjalp/en', 'en'],
  ['/akut-hjalp/en/', 'en'],
  ['/akut-hjalp', undefined],
  ['/akut-hjalp/', undefined],
  ['/akut-hjalp/en/mer', undefined],
  ['/resurser/en', undefined],
])('finds the language of the helplines at %s', (pathname, language) => {
  expect(crisisLanguageOf(pathname)).toBe(language);
});
