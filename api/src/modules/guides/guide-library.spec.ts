import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { DomUtils, parseDocument } from 'htmlparser2';
import { readGuides } from './guide';
import { GuideLibrary } from './guide-library';

const CONTENT = path.join(import.meta.dirname, '../../../test/guides/content');
const SLUG = 'stilla-kvall';

let library: GuideLibrary;

beforeAll(async () => {
  library = new GuideLibrary(await readGuides(CONTENT), 'https://stillsam.example');
});

const count = (text: string, tag: string) => text.split(`/S /${tag}\n`).length - 1;

describe('the library of guides', () => {
  it('reads each guide with its sessions in order', () => {
    const [guide] = library.list();
    expect(guide).toMatchObject({ slug: SLUG, title: 'Stilla kväll', edition_date: '2026-11-20' });
    expect(guide?.sessions.map(({ number, title }) => [number, title])).toEqual([
      [1, 'Landa'],
      [2, 'Släpp dagen'],
    ]);
    expect(guide?.html).toContain('<h2 id="det-har-ingar">');
  });

  it('expands the blocks that articles use', () => {
    expect(library.find(SLUG)?.sessions[0]?.html).toContain('<a href="tel:1177">1177</a>');
  });

  it('has no guides where the folder has none', async () => {
    expect(await readGuides(path.join(CONTENT, 'missing'))).toEqual([]);
  });

  it('rejects a file of a guide that does not exist', async () => {
    await expect(library.file('annat', 'pdf')).rejects.toThrow('annat');
  });

  it('makes each file once', () => {
    expect(library.file(SLUG, 'epub')).toBe(library.file(SLUG, 'epub'));
  });
});

describe('the guides that are sold', () => {
  it('lists two, each with seven sessions and a product of the shop', async () => {
    const guides = await readGuides(path.join(CONTENT, '../../../../content'));
    expect(guides.map(({ slug, product, sessions }) => [slug, product, sessions.length])).toEqual([
      ['lugnare-kvallar', 'vagledning-lugnare-kvallar', 7],
      ['mjuk-start-pa-dagen', 'vagledning-mjuk-start', 7],
    ]);
  });
});

describe('the PDF of a guide', () => {
  let pdf: string;

  beforeAll(async () => {
    pdf = (await library.file(SLUG, 'pdf')).toString('latin1');
  });

  it('states its language, its title and that it is PDF/UA', () => {
    expect(pdf).toContain('/Lang (sv-SE)');
    expect(pdf).toContain('/DisplayDocTitle true');
    expect(pdf).toContain('/Marked true');
    expect(Buffer.from(pdf, 'latin1').toString('utf8')).toMatch(/x-default">Stilla kväll</);
    expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  it.each([
    ['Document', 1],
    ['H1', 3],
    ['H2', 4],
    ['H3', 1],
    ['L', 3],
    ['LI', 6],
    ['Lbl', 6],
    ['LBody', 6],
    ['BlockQuote', 1],
    ['Link', 3],
  ])('tags its text: %s, %i times', (tag, times) => {
    expect(count(pdf, tag)).toBe(times);
  });

  it('says of each link where it leads', () => {
    expect(pdf).toContain('/URI (https://stillsam.example/resurser/mindful-andning)');
    expect(pdf).toContain('/Contents (andning)');
  });

  it('embeds its fonts', () => {
    expect(pdf.match(/\/FontFile2 /g)).toHaveLength(3);
    expect(pdf).not.toContain('/Helvetica');
  });
});

describe('the EPUB of a guide', () => {
  let files: Record<string, Uint8Array>;
  const text = (name: string) => strFromU8(files[`EPUB/${name}`] ?? new Uint8Array());

  beforeAll(async () => {
    const epub = await library.file(SLUG, 'epub');
    expect(epub.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
    files = unzipSync(epub);
  });

  it('names its title, language and accessibility', () => {
    const about = text('package.opf');
    expect(about).toContain('<dc:title>Stilla kväll</dc:title>');
    expect(about).toContain('<dc:language>sv-SE</dc:language>');
    expect(about).toContain('<dc:description>Två korta stunder för kvällen &amp; natten.</dc:description>');
    for (const name of ['accessMode', 'accessibilityFeature', 'accessibilityHazard', 'accessibilitySummary'])
      expect(about).toContain(`schema:${name}`);
  });

  it('lists its sessions in the table of contents and reads them in order', () => {
    const links = DomUtils.getElementsByTagName('a', parseDocument(text('nav.xhtml')));
    expect(links.map((link) => [link.attribs.href, DomUtils.textContent(link)])).toEqual([
      ['om.xhtml', 'Stilla kväll'],
      ['del-1.xhtml', '1. Landa'],
      ['del-2.xhtml', '2. Släpp dagen'],
    ]);
    expect(text('package.opf')).toMatch(/idref="om".*idref="del-1".*idref="del-2"/);
  });

  it('leads to the site from its links', () => {
    expect(text('del-1.xhtml')).toContain('<a href="https://stillsam.example/resurser/mindful-andning">');
  });
});
