import { aiNotice, editorLine, type Business } from '@stillsam/legal-figures';
import { escapeHtml } from '../../../text/escape-html';
import { toDocument, type MailFoot } from '../../mail/mail-document';
import { describeSender } from '../../mail/sender';
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
import { toPlainText } from './letter-text';

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
