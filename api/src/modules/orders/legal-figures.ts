import { figureTexts as legalFigureTexts } from '@stillsam/legal-figures';
import { swedishDay } from '@stillsam/dates';
import { BRAND, BUSINESS, type Business } from '../mail/sender';

const PLACEHOLDER = /\{(\w+)\}/g;
const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

const MISSING = 'uppgiften saknas ännu';

/** Where a form can be sent. @returns undefined until all of it is known. */
export function addressOf({ legalName, address, email }: Business): string | undefined {
  return legalName && address && email ? `${legalName}, ${address}, ${email}` : undefined;
}

/**
 * The figures of content/legal as words, as the pages of the site state them.
 *
 * @param time whose day in Sweden decides the rates of tax.
 */
export function figureTexts(time: Date): Record<string, string> {
  const businessAddress = addressOf(BUSINESS) ?? MISSING;
  return { brand: BRAND, businessAddress, ...legalFigureTexts(swedishDay(time)) };
}

/**
 * A text of content/legal for a mail: figures in, and each link as its words and its address.
 *
 * @throws RangeError for a placeholder that no figure stands for.
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
