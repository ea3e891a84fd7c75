import type mjml from 'mjml';
import { escapeHtml } from '../../common/escape-html';
import { BRAND, describeSender, type Business } from '../mail/sender';
import type { LetterBlock } from './letter-blocks';
import { TEXT_WIDTH } from './letter-content';
import { footLinks, FOOT_REASON } from './letter-foot';
import { day, HEAD_CSS, INLINE_CSS, INTERFACE_FONT, READING_FONT } from './letter-style';

export interface LetterFrame {
  subject: string;
  preheader: string;
  webUrl: string;
  business: Business;
}

/** MJML as an object. */
export type MjmlElement = Exclude<Parameters<typeof mjml>[0], string>;

/** Follows the preheader, so that mail programs show nothing of the letter beside it. */
const PREHEADER_PADDING = '\u034f\u200c\u00a0'.repeat(80);
const MARGIN = '24px';

/**
 * The letter as MJML. It is an object rather than text, so that nothing in it is read as MJML; texts and attributes
 * are escaped here, because MJML writes them as they are.
 */
export function toMjml(blocks: readonly LetterBlock[], frame: LetterFrame): MjmlElement {
  return element('mjml', { lang: 'sv', dir: 'ltr' }, [
    head(frame),
    element('mj-body', { width: '600px', 'background-color': day('surface'), 'css-class': 'sida' }, [
      section({ padding: '28px 0 16px' }, [brand()]),
      section(
        {
          'background-color': day('surface-raised'),
          'border-radius': '16px',
          'css-class': 'ark',
          padding: '32px 0 20px',
        },
        blocks.flatMap(toElements),
      ),
      section({ padding: '16px 0 40px' }, foot(frame)),
    ]),
  ]);
}

function head({ subject, preheader }: LetterFrame): MjmlElement {
  return element('mj-head', {}, [
    content('mj-title', {}, escapeHtml(subject)),
    ...(preheader === '' ? [] : [content('mj-preview', {}, `${escapeHtml(preheader)}${PREHEADER_PADDING}`)]),
    content(
      'mj-raw',
      {},
      '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    ),
    element('mj-attributes', {}, [
      element('mj-all', { 'font-family': READING_FONT, padding: `0 ${MARGIN}` }),
      element('mj-text', { 'font-size': '18px', 'line-height': '1.6', color: day('text') }),
    ]),
    content('mj-style', { inline: 'inline' }, INLINE_CSS),
    content('mj-style', {}, HEAD_CSS),
  ]);
}

function brand(): MjmlElement {
  return content(
    'mj-text',
    {
      'css-class': 'namn',
      'font-size': '24px',
      'line-height': '1.3',
      'letter-spacing': '0.5px',
      color: day('heading'),
    },
    BRAND,
  );
}

function foot({ webUrl, business }: LetterFrame): MjmlElement[] {
  const links = footLinks(webUrl).map(
    ({ label, url }) => `<a href="${escapeHtml(url)}">${label.replaceAll(' ', '&nbsp;')}</a>`,
  );
  const paragraphs = [
    `<p>${FOOT_REASON}</p>`,
    `<p class="vagar">${links.join(' &emsp;')}</p>`,
    ...describeSender(business).map((line) => `<p>${escapeHtml(line)}</p>`),
  ];
  return [
    content(
      'mj-text',
      {
        'css-class': 'sidfot',
        'font-family': INTERFACE_FONT,
        'font-size': '16px',
        color: day('text-soft'),
      },
      paragraphs.join(''),
    ),
  ];
}

function toElements(block: LetterBlock): MjmlElement[] {
  switch (block.kind) {
    case 'text':
      return [content('mj-text', { 'css-class': 'brev' }, block.html)];
    case 'picture':
      return pictureElements(block.picture);
    case 'button':
      return [buttonElement(block.href, block.label)];
    case 'line':
      return [
        element('mj-divider', {
          'css-class': 'linje',
          'border-width': '1px',
          'border-color': day('line'),
          padding: `12px ${MARGIN} 32px`,
        }),
      ];
  }
}

function pictureElements({
  src,
  alt,
  width,
  height,
  href,
  caption,
}: Extract<LetterBlock, { kind: 'picture' }>['picture']): MjmlElement[] {
  const image = element('mj-image', {
    'css-class': 'bild',
    src: escapeHtml(src),
    alt: escapeHtml(alt),
    'font-size': '17px',
    width: `${Math.min(width, TEXT_WIDTH)}px`,
    align: 'left',
    padding: `0 ${MARGIN} ${caption ? '10px' : '24px'}`,
    ...(height ? { height: `${height}px` } : {}),
    ...(href ? { href: escapeHtml(href) } : {}),
  });
  if (!caption) return [image];
  const text = content(
    'mj-text',
    {
      'css-class': 'bildtext',
      'font-family': INTERFACE_FONT,
      'font-size': '16px',
      'line-height': '1.5',
      color: day('text-soft'),
      padding: `0 ${MARGIN} 24px`,
    },
    `<p>${caption}</p>`,
  );
  return [image, text];
}

function buttonElement(href: string, label: string): MjmlElement {
  return content(
    'mj-button',
    {
      'css-class': 'knapp',
      href: escapeHtml(href),
      align: 'left',
      'background-color': day('primary'),
      color: day('on-primary'),
      'border-radius': '6px',
      'font-family': INTERFACE_FONT,
      'font-size': '17px',
      'font-weight': '600',
      'line-height': '1.4',
      'inner-padding': '13px 28px',
      padding: `8px ${MARGIN} 28px`,
    },
    escapeHtml(label),
  );
}

function section(attributes: Record<string, string>, children: MjmlElement[]): MjmlElement {
  return element('mj-section', attributes, [element('mj-column', { padding: '0' }, children)]);
}

function element(
  tagName: string,
  attributes: Record<string, string>,
  children: MjmlElement[] = [],
): MjmlElement {
  return { tagName, attributes, children };
}

function content(tagName: string, attributes: Record<string, string>, html: string): MjmlElement {
  return { tagName, attributes, content: html };
}
