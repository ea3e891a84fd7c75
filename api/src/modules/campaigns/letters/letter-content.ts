import { sanitisePostHtml } from '@stillsam/post-html/server';
import sanitize from 'sanitize-html';
import { isTag, isText, type ChildNode } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { TEXT_WIDTH, type MailBlock } from '../../mail/mail-document';

/** Twice the width of the text, for dense screens. */
const MAX_FILE_WIDTH = 2 * TEXT_WIDTH;
const MEDIA = /^(\/api\/media\/[0-9a-f]{32}\/)(\d{1,4})\.(?:avif|webp)$/;
const FOREIGN_SCHEME = /^(?:mailto|tel):/i;

const TAGS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'b', 'i', 'u', 's'];
const TABLE_TAGS = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];
const MARKS = ['a', 'br', 'hr', 'figure', 'figcaption', 'img'];

/**
 * The letter's content as a mail can carry it: links and pictures with whole addresses, pictures as JPEG because
 * Outlook shows no other of ours, and as text what mail programs draw badly.
 */
export function toMailHtml(content: string, slug: string, siteOrigin: string): string {
  return sanitize(withLineBreaks(sanitisePostHtml(content)), {
    allowedTags: [...TAGS, ...TABLE_TAGS, ...MARKS],
    allowedAttributes: {
      a: ['href'],
      img: ['src', 'alt', 'width', 'height'],
      p: ['class'],
      table: ['width', 'border', 'cellpadding', 'cellspacing'],
      th: ['colspan', 'rowspan', 'scope', 'align', 'valign'],
      td: ['colspan', 'rowspan', 'align', 'valign'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    transformTags: {
      h4: () => ({ tagName: 'p', attribs: { class: 'underrubrik' } }),
      pre: 'p',
      // The link of an exercise alone becomes a button, so its box goes.
      aside: (_, { class: kind }) => ({ tagName: kind === 'exercise' ? 'span' : 'blockquote', attribs: {} }),
      a: (_, { href = '' }) => {
        const address = absoluteLink(href, slug, siteOrigin);
        // A `span` is not allowed, so that its text alone stays.
        const attribs: sanitize.Attributes = address ? { href: address } : {};
        return { tagName: address ? 'a' : 'span', attribs };
      },
      img: (tagName, attribs) => ({ tagName, attribs: mailImage(attribs, siteOrigin) }),
      // As attributes too: Outlook for Windows reads few of a table's styles.
      table: () => ({
        tagName: 'table',
        attribs: { width: '100%', border: '0', cellpadding: '8', cellspacing: '0' },
      }),
      th: (tagName, attribs) => ({ tagName, attribs: { ...attribs, align: 'left', valign: 'bottom' } }),
      td: (tagName, attribs) => ({ tagName, attribs: { ...attribs, align: 'left', valign: 'top' } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  });
}

/** Where a link of a letter leads; undefined for one within its page, which a mail cannot follow. */
function absoluteLink(href: string, slug: string, siteOrigin: string): string | undefined {
  if (href === '' || href.startsWith('#')) return undefined;
  if (FOREIGN_SCHEME.test(href)) return href;
  const url = URL.parse(href, siteOrigin);
  if (url?.origin !== new URL(siteOrigin).origin) return href;
  url.searchParams.set('brev', slug);
  return url.href;
}

/** A sanitised text has no other `pre` than this. */
function withLineBreaks(html: string): string {
  return html.replace(/<pre>.*?<\/pre>/gs, (block) => block.replace(/\r?\n/g, '<br>'));
}

function mailImage(
  { src = '', srcset = '', alt = '', width, height }: sanitize.Attributes,
  siteOrigin: string,
): sanitize.Attributes {
  const file = bestFile([src, ...srcset.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? '')]);
  if (!file) return {};
  const shownWidth = Math.min(TEXT_WIDTH, Number(width) || file.widest);
  const ratio = Number(height) / Number(width);
  return {
    src: new URL(`${file.folder}${file.width}.jpg`, siteOrigin).href,
    alt,
    width: String(shownWidth),
    ...(ratio > 0 && Number.isFinite(ratio) ? { height: String(Math.round(shownWidth * ratio)) } : {}),
  };
}

/** The widest file that is no wider than a dense screen shows, or else the narrowest. */
function bestFile(
  addresses: readonly string[],
): { folder: string; width: number; widest: number } | undefined {
  const files = addresses
    .flatMap((address) => {
      const [, folder, width] = MEDIA.exec(address) ?? [];
      return folder ? [{ folder, width: Number(width) }] : [];
    })
    .sort((a, b) => a.width - b.width);
  const best = files.findLast(({ width }) => width <= MAX_FILE_WIDTH) ?? files[0];
  return best && { ...best, widest: files.at(-1)?.width ?? best.width };
}

const MAX_LABEL_LENGTH = 40;
const { textContent, findOne, getElementsByTagName, getInnerHTML, getOuterHTML } = DomUtils;
const AS_TEXT = { encodeEntities: 'utf8' } as const;

/** Splits a mail's HTML, made by `toMailHtml`, into what is drawn in different ways. */
export function toBlocks(html: string): MailBlock[] {
  const blocks: MailBlock[] = [];
  for (const node of parseDocument(html).children) {
    if (isText(node) && node.data.trim() === '') continue;
    const special = toPicture(node) ?? toButton(node) ?? toLine(node);
    const last = blocks.at(-1);
    if (special) blocks.push(special);
    else if (last?.kind === 'text') last.html += getOuterHTML(node, AS_TEXT);
    else blocks.push({ kind: 'text', html: getOuterHTML(node, AS_TEXT) });
  }
  return blocks;
}

/** A figure, paragraph or link that holds one picture and, but for its caption, no text. */
function toPicture(node: ChildNode): MailBlock | undefined {
  if (!isTag(node) || !['figure', 'img', 'p', 'a'].includes(node.name)) return undefined;
  const [image, ...others] = getElementsByTagName('img', node);
  const caption = findOne(({ name }) => name === 'figcaption', [node]);
  const captionText = caption ? textContent(caption).trim() : '';
  if (!image || others.length > 0 || textContent(node).trim() !== captionText) return undefined;
  const link = findOne(
    ({ name, children }) => name === 'a' && findOne((child) => child === image, children) !== null,
    [node],
  );
  const { src = '', alt = '', width, height } = image.attribs;
  return {
    kind: 'picture',
    picture: {
      src,
      alt,
      width: Number(width),
      height: height === undefined ? undefined : Number(height),
      href: link?.attribs.href,
      caption: caption ? getInnerHTML(caption, AS_TEXT).trim() : '',
    },
  };
}

/** A paragraph that is one short link to a page. */
function toButton(node: ChildNode): MailBlock | undefined {
  if (!isTag(node) || node.name !== 'p') return undefined;
  const [link, ...rest] = node.children.filter((child) => !isText(child) || child.data.trim() !== '');
  if (!link || rest.length > 0 || !isTag(link) || link.name !== 'a') return undefined;
  const { href = '' } = link.attribs;
  const label = textContent(link).trim();
  const isButton =
    /^https?:/i.test(href) && label !== '' && label.length <= MAX_LABEL_LENGTH && !/^https?:/i.test(label);
  return isButton ? { kind: 'button', href, label } : undefined;
}

function toLine(node: ChildNode): MailBlock | undefined {
  return isTag(node) && node.name === 'hr' ? { kind: 'line' } : undefined;
}
