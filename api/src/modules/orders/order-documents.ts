import { dayInWords, swedishDay } from '@stillsam/dates';
import { figureTexts as legalFigureTexts, type Business } from '@stillsam/legal-figures';
import terms from '../../../../content/legal/terms.json' with { type: 'json' };
import withdrawal from '../../../../content/legal/withdrawal.json' with { type: 'json' };
import type { MailDocument } from '../mail/mail-layout';
import { BRAND } from '../mail/sender';

const PLACEHOLDER = /\{(\w+)\}/g;
const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

const MISSING = 'uppgiften saknas ännu';

interface DocumentFacts {
  siteOrigin: string;
  /** The ways to pay that are switched on. */
  methods: readonly string[];
  business: Business;
}

interface LegalText {
  updated: string;
  sections: { title: string; blocks: (string | string[])[] }[];
}

/**
 * Documents of a confirmation: the terms, and the right of withdrawal with the standard form.
 *
 * @param orderedAt its day decides the figures.
 */
export function orderDocuments(
  orderedAt: Date,
  { siteOrigin, methods, business }: DocumentFacts,
): MailDocument[] {
  const texts = figureTexts(orderedAt, business, methods);
  const fill = (text: string) => fillLegalText(text, texts, siteOrigin);
  return [toDocument('Köpvillkor', terms, fill), toDocument('Ångerrätt', withdrawal, fill)];
}

function toDocument(title: string, text: LegalText, fill: (text: string) => string): MailDocument {
  return {
    title,
    sections: [
      ...text.sections.map((section) => ({
        title: fill(section.title),
        blocks: section.blocks.map((block) => (typeof block === 'string' ? fill(block) : block.map(fill))),
      })),
      { title: null, blocks: [`Senast ändrad ${dayInWords(text.updated)}.`] },
    ],
  };
}

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
