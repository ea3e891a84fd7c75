import terms from '../../../../content/legal/terms.json' with { type: 'json' };
import form from '../../../../content/legal/withdrawal-form.json' with { type: 'json' };
import withdrawal from '../../../../content/legal/withdrawal.json' with { type: 'json' };
import { swedishDay } from '../../common/swedish-time';
import type { MailDocument } from '../mail/mail-layout';
import { BRAND, BUSINESS, type Business } from '../mail/sender';
import { figureTexts, fillLegalText } from './legal-figures';

interface LegalText {
  updated: string;
  sections: { title: string; blocks: (string | string[])[] }[];
}

interface Ordered {
  number: string;
  createdAt: Date;
}

/** What a confirmation carries so that it can be kept: the terms, the right of withdrawal, and a form for it. */
export function orderDocuments(order: Ordered, siteOrigin: string): MailDocument[] {
  const texts = figureTexts(order.createdAt);
  const fill = (text: string) => fillLegalText(text, texts, siteOrigin);
  return [
    toDocument('Köpvillkor', terms, fill),
    toDocument('Ångerrätt', withdrawal, fill),
    withdrawalForm(order, siteOrigin),
  ];
}

function toDocument(title: string, text: LegalText, fill: (text: string) => string): MailDocument {
  return {
    title,
    sections: [
      ...text.sections.map((section) => ({
        title: fill(section.title),
        blocks: section.blocks.map((block) => (typeof block === 'string' ? fill(block) : block.map(fill))),
      })),
      { title: null, blocks: [`Senast ändrad ${text.updated}.`] },
    ],
  };
}

/** The form that the law asks for, with what we know filled in. */
function withdrawalForm({ number, createdAt }: Ordered, siteOrigin: string): MailDocument {
  const page = new URL('/angerratt', siteOrigin).href;
  return {
    title: form.title,
    sections: [
      {
        title: null,
        blocks: [
          `${form.lead} ${page}`,
          `${form.to} ${receiverOf(BUSINESS) ?? `${BRAND}, ${page}`}`,
          form.statement,
          '_'.repeat(40),
          `${form.number} ${number}`,
          `${form.ordered} ${swedishDay(createdAt)}`,
          ...[form.name, form.address, form.signature, form.date],
        ],
      },
    ],
  };
}

/** @returns undefined until it is known where a form can be sent. */
export function receiverOf({ legalName, address, email }: Business): string | undefined {
  return legalName && (address || email) ? [legalName, address, email].filter(Boolean).join(', ') : undefined;
}
