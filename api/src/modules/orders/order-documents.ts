import { dayInWords } from '@stillsam/dates';
import type { Business } from '@stillsam/legal-figures';
import terms from '../../../../content/legal/terms.json' with { type: 'json' };
import withdrawal from '../../../../content/legal/withdrawal.json' with { type: 'json' };
import type { MailDocument } from '../mail/mail-layout';
import { figureTexts, fillLegalText } from './legal-figures';

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
