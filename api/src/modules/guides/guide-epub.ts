import { isTag } from 'domhandler';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { DomUtils, parseDocument } from 'htmlparser2';
import { absolute } from '../../pdf/write-html';
import { escapeHtml } from '../../text/escape-html';
import { editionLine, type Guide } from './guide';

interface Chapter {
  /** File name without its ending. */
  id: string;
  title: string;
  body: string;
}

const STYLE = `body { font-family: serif; line-height: 1.5; }
h1, h2, h3 { line-height: 1.25; }
blockquote { margin: 1em 1.5em; font-style: italic; }`;

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
<rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`;

/** What EPUB Accessibility 1.1 asks a publication to say of itself. */
const ACCESSIBILITY = [
  ['accessMode', 'textual'],
  ['accessModeSufficient', 'textual'],
  ['accessibilityFeature', 'structuralNavigation'],
  ['accessibilityFeature', 'tableOfContents'],
  ['accessibilityFeature', 'readingOrder'],
  ['accessibilityHazard', 'none'],
  ['accessibilitySummary', 'Texten har rubriker i ordning, innehållsförteckning och inga bilder.'],
]
  .map(([property, value]) => `<meta property="schema:${property}">${value}</meta>`)
  .join('');

/** The guide as an EPUB 3 file. */
export async function guideEpub(guide: Guide, siteOrigin: string): Promise<Buffer> {
  const chapters = chaptersOf(guide, siteOrigin);
  const files: Zippable = {
    // Readers recognise the format by a first file that is not compressed.
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(CONTAINER),
    'EPUB/package.opf': strToU8(packageOf(guide, chapters)),
    'EPUB/nav.xhtml': strToU8(navigationOf(guide, chapters)),
    'EPUB/style.css': strToU8(STYLE),
  };
  for (const { id, title, body } of chapters) files[`EPUB/${id}.xhtml`] = strToU8(page(title, body));
  // The same edition is the same file.
  return Buffer.from(zipSync(files, { mtime: new Date(guide.edition_date) }));
}

function chaptersOf(guide: Guide, siteOrigin: string): Chapter[] {
  const about = `<p>${escapeHtml(guide.summary)}</p>${toXhtml(guide.html, siteOrigin)}<p>${editionLine(guide)}</p>`;
  return [
    { id: 'om', title: guide.title, body: about },
    ...guide.sessions.map(({ number, title, minutes, lead, html }) => ({
      id: `del-${number}`,
      title: `${number}. ${title}`,
      body: `<p><em>${escapeHtml(lead)} (${minutes} minuter)</em></p>${toXhtml(html, siteOrigin)}`,
    })),
  ];
}

function page(title: string, body: string, attributes = ''): string {
  const heading = escapeHtml(title);
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="sv-SE" xml:lang="sv-SE">
<head><title>${heading}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body${attributes}><h1>${heading}</h1>${body}</body></html>`;
}

function navigationOf({ title }: Guide, chapters: Chapter[]): string {
  const entries = chapters.map(
    (chapter) => `<li><a href="${chapter.id}.xhtml">${escapeHtml(chapter.title)}</a></li>`,
  );
  return page(
    title,
    `<nav epub:type="toc" role="doc-toc" aria-label="Innehåll"><h2>Innehåll</h2><ol>${entries.join('')}</ol></nav>`,
  );
}

function packageOf({ slug, title, edition, edition_date, summary }: Guide, chapters: Chapter[]): string {
  const items = chapters.map(
    ({ id }) => `<item id="${id}" href="${id}.xhtml" media-type="application/xhtml+xml"/>`,
  );
  const order = chapters.map(({ id }) => `<itemref idref="${id}"/>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="sv-SE">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:stillsam:${slug}:${edition}</dc:identifier><dc:title>${escapeHtml(title)}</dc:title>
<dc:language>sv-SE</dc:language><dc:creator>Stillsam</dc:creator><dc:publisher>Stillsam</dc:publisher>
<dc:description>${escapeHtml(summary)}</dc:description><dc:date>${edition_date}</dc:date>
<meta property="dcterms:modified">${edition_date}T00:00:00Z</meta>${ACCESSIBILITY}</metadata>
<manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="style.css" media-type="text/css"/>${items.join('')}</manifest>
<spine>${order.join('')}</spine></package>`;
}

/** HTML as XML, with links that work outside of the site. */
function toXhtml(html: string, siteOrigin: string): string {
  const document = parseDocument(html);
  for (const link of DomUtils.getElementsByTagName('a', document)) {
    if (!isTag(link) || !link.attribs.href) continue;
    const href = absolute(link.attribs.href, siteOrigin);
    link.attribs = href ? { href } : {};
  }
  return DomUtils.getOuterHTML(document, { xmlMode: true, decodeEntities: true });
}
