import { figureTexts as legalFigureTexts, type Business } from '@stillsam/legal-figures';
import { swedishDay } from '@stillsam/dates';
import { BRAND } from '../mail/sender';

const PLACEHOLDER = /\{(\w+)\}/g;
const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

const MISSING = 'uppgiften saknas ännu';

/** Postal address for forms. @returns undefined until all parts are known. */
export function addressOf({ legalName, address, email }: Business): string | undefined {
  return legalName && address && email ? `${legalName}, ${address}, ${email}` : undefined;
}

/**
 * The figures of content/legal in words, as on the pages of the site.
 *
 * @param time its Swedish day decides the VAT rates.
 * @param methods the ways to pay that are switched on; the others are named with 'inte ännu'.
 */
export function figureTexts(
  time: Date,
  business: Business,
  methods?: readonly string[],
): Record<string, string> {
  const businessAddress = addressOf(business) ?? MISSING;
  return { brand: BRAND, businessAddress, ...legalFigureTexts(swedishDay(time), methods) };
}

/**
 * A text of content/legal for a mail, with its figures filled in and each link as text and address.
 *
 * @throws RangeError for a placeholder without a figure.
 */
export function fillLegalText(text: string, texts: Record<string, string>, siteOrigin: string): string {
  return text
    .replace(PLACEHOLDER, (_, name: string) => {
      const figure = texts[name];
      if (figure === undefined) throw new RangeError(`No figure is called ${name}`);
      return figure;
    })
    .replace(LINK, (_, words: string, to: string) =>
      to.startsWith('tel:') ? words : `${words} (${new URL(to, siteOrigin).href})`,
    );
}
