import { aiNotice, editorLine, type Business } from '@stillsam/legal-figures';
import { compile, type FormatCallback } from 'html-to-text';
import { escapeHtml } from '../../../text/escape-html';
import { toDocument, type MailFoot, type MailBlock } from '../../mail/mail-document';
import { describeSender } from '../../mail/sender';
import { footAsText, LINE_LENGTH } from '../../mail/mail-layout';
import type { CampaignEntity } from '../drafts/campaign.entity';
import { toBlocks, toMailHtml } from './letter-content';
import {
  fillNames,
  markNames,
  markNamesInHtml,
  PLACES,
  randomPlaces,
  settlePlaces,
  type Places,
} from './letter-names';

export interface RenderedLetter {
  html: string;
  text: string;
}

export type LetterWords = Pick<CampaignEntity, 'subject' | 'preheader' | 'content' | 'slug' | 'webKey'> &
  Partial<Pick<CampaignEntity, 'welcome_days'>>;

/** Renders a letter with {@link PLACES} for what differs by recipient. @param siteOrigin public origin of the site. */
export function renderLetter(
  { subject, preheader, content, slug, webKey, welcome_days = null }: LetterWords,
  siteOrigin: string,
  business: Business,
): RenderedLetter {
  const places = randomPlaces();
  const blocks = toBlocks(markNamesInHtml(toMailHtml(content, slug, siteOrigin), places));
  // Opens whether or not visitors see the letter.
  const webUrl = new URL(`/nyhetsbrev/brev/${webKey}`, siteOrigin).href;
  const foot: MailFoot = {
    reasons: ['Du får brevet eftersom du har anmält dig till Stillsams nyhetsbrev.'],
    links: footLinks(webUrl, places, welcome_days !== null),
    facts: [aiNotice(business) ?? [], editorLine(business) ?? [], describeSender(business)].flat(),
  };
  const frame = { subject: markNames(subject, places), preheader: markNames(preheader, places), foot };
  return {
    html: settlePlaces(toDocument(blocks, frame), places),
    text: settlePlaces(toPlainText(blocks, foot), places),
  };
}

function footLinks(webUrl: string, places: Places, isWelcome: boolean): MailFoot['links'] {
  return [
    { label: 'Visa i webbläsaren', url: webUrl },
    { label: 'Ändra dina val', url: places.preferences },
    ...(isWelcome ? [{ label: 'Sluta med välkomstbreven', url: places.stopWelcome }] : []),
    { label: 'Avregistrera dig', url: places.unsubscribe },
  ];
}

/** What differs by recipient. */
interface LetterRecipient {
  /** First name; null for a recipient who has none. */
  name: string | null;
  unsubscribe: string;
  preferences: string;
  stopWelcome: string;
}

/** Where the links of a recipient's own lead in a preview and in a test letter. */
export const PREVIEW_LINKS = {
  unsubscribe: '#avregistrera',
  preferences: '#installningar',
  stopWelcome: '#valkomstbrev',
} as const;

/** A rendered letter as its recipient gets it. Names come last, so that none is taken for a place. */
export function fillLetter({ html, text }: RenderedLetter, recipient: LetterRecipient): RenderedLetter {
  const { name, unsubscribe, preferences, stopWelcome } = recipient;
  const fill = (body: string, escape: (word: string) => string) =>
    fillNames(
      body
        .replaceAll(PLACES.unsubscribe, () => escape(unsubscribe))
        .replaceAll(PLACES.preferences, () => escape(preferences))
        .replaceAll(PLACES.stopWelcome, () => escape(stopWelcome)),
      name,
      escape,
    );
  return { html: fill(html, escapeHtml), text: fill(text, (word) => word) };
}

const pictureAsText: FormatCallback = ({ attribs }, _walk, builder) => {
  const alt: unknown = Object(attribs).alt;
  if (typeof alt !== 'string' || alt.trim() === '') return;
  builder.openBlock({ leadingLineBreaks: 2 });
  builder.addInline(`[Bild: ${alt.trim()}]`);
  builder.closeBlock({ trailingLineBreaks: 2 });
};

/** A row on a line, the paragraphs of a cell after each other. */
const rowAsLine: FormatCallback = ({ children }, walk, builder) => {
  const cells = children.filter(({ name }) => name === 'th' || name === 'td');
  builder.openBlock();
  cells.forEach((cell, index) => {
    if (index > 0) builder.addInline(' | ');
    for (const part of cell.children) {
      const isParagraph = part.name === 'p';
      walk(isParagraph ? part.children : [part], builder);
      if (isParagraph) builder.addInline(' ');
    }
  });
  builder.closeBlock();
};

const toText = compile({
  wordwrap: LINE_LENGTH,
  formatters: { pictureAsText, rowAsLine },
  selectors: [
    {
      selector: 'h2',
      format: 'heading',
      options: { uppercase: true, leadingLineBreaks: 3, trailingLineBreaks: 2 },
    },
    {
      selector: 'h3',
      format: 'heading',
      options: { uppercase: false, leadingLineBreaks: 3, trailingLineBreaks: 2 },
    },
    { selector: 'ul', options: { itemPrefix: '- ', leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: 'ol', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: 'a', options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: true } },
    { selector: 'a[href^="tel:"]', format: 'inline' },
    { selector: 'img', format: 'pictureAsText' },
    { selector: 'table', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: 'tr', format: 'rowAsLine' },
    { selector: 'hr', options: { length: 20, leadingLineBreaks: 2, trailingLineBreaks: 2 } },
  ],
});

/** The letter as text: the same words, with the addresses of its links and what its pictures show. */
function toPlainText(blocks: readonly MailBlock[], foot: MailFoot): string {
  const parts = [toText(blocks.map(toSource).join('')), ...footAsText(foot)];
  return `${parts.join('\n\n')}\n`;
}

function toSource(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return block.html;
    case 'button':
      return `<p>${escapeHtml(block.label)}:<br>${escapeHtml(block.href)}</p>`;
    case 'line':
      return '<hr>';
    case 'picture': {
      const { alt, href, caption } = block.picture;
      const image = `<img alt="${escapeHtml(alt)}">`;
      return `${image}${caption ? `<p>${caption}</p>` : ''}${href ? `<p>${escapeHtml(href)}</p>` : ''}`;
    }
  }
}
