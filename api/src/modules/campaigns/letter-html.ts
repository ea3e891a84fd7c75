import { BUSINESS, type Business } from '../mail/sender';
import type { CampaignEntity } from './campaign.entity';
import { toBlocks } from './letter-blocks';
import { toMailHtml } from './letter-content';
import { toMjml, type MjmlElement } from './letter-mjml';
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

export type LetterWords = Pick<CampaignEntity, 'subject' | 'preheader' | 'content' | 'slug'>;

/** Renders a letter with {@link PLACES} for what differs by recipient. */
export async function renderLetter(
  { subject, preheader, content, slug }: LetterWords,
  links: LetterLinks,
  business: Business = BUSINESS,
): Promise<RenderedLetter> {
  const blocks = toBlocks(toMailHtml(content, slug, links));
  return {
    html: await toHtml(toMjml(blocks, { subject, preheader, webUrl: links.webUrl, business })),
    text: toPlainText(blocks, { webUrl: links.webUrl, business }),
  };
}

async function toHtml(letter: MjmlElement): Promise<string> {
  // Loading takes most of a second, and only rendering needs it.
  const { default: renderMjml } = await import('mjml');
  const { html } = await renderMjml(letter, {
    fonts: {},
    keepComments: false,
    validationLevel: 'strict',
    // Outlook takes a picture's height from its attribute, the others from its style.
    juiceOptions: { applyHeightAttributes: false },
  });
  // Indentation is a fifth of the letter. MJML's own minifier rewrites the characters of texts and attributes too.
  return html.replace(/^\s+/gm, '').trim();
}
