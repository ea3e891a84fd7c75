import type { Business } from '@stillsam/legal-figures';
import type { CampaignEntity } from '../drafts/campaign.entity';
import { toBlocks } from './letter-blocks';
import { toMailHtml } from './letter-content';
import { toDocument } from './letter-document';
import { markNames, markNamesInHtml } from './letter-names';
import { randomPlaces, settlePlaces } from './letter-places';
import { toPlainText } from './letter-text';

export { PLACES } from './letter-places';

export interface RenderedLetter {
  html: string;
  text: string;
}

/** Addresses that a letter links to. */
export interface LetterLinks {
  /** Public origin of the site. */
  siteOrigin: string;
  /** The letter's page. */
  webUrl: string;
}

export type LetterWords = Pick<CampaignEntity, 'subject' | 'preheader' | 'content' | 'slug'> &
  Partial<Pick<CampaignEntity, 'welcome_days'>>;

/** Renders a letter with {@link PLACES} for what differs by recipient. */
export function renderLetter(
  { subject, preheader, content, slug, welcome_days = null }: LetterWords,
  links: LetterLinks,
  business: Business,
): RenderedLetter {
  const places = randomPlaces();
  const blocks = toBlocks(markNamesInHtml(toMailHtml(content, slug, links), places));
  const frame = {
    subject: markNames(subject, places),
    preheader: markNames(preheader, places),
    webUrl: links.webUrl,
    business,
    places,
    isWelcome: welcome_days !== null,
  };
  return {
    html: settlePlaces(toDocument(blocks, frame), frame.places),
    text: settlePlaces(toPlainText(blocks, frame), frame.places),
  };
}
