import type { Section } from '../settings/section';

/** The words of a mail that the owner may change, with `{placeholders}`. */
export interface MailText {
  subject: string;
  /** The paragraph after the greeting. */
  opening: string;
}

/** The code's texts, by mail. Each placeholder in one has to stay in the owner's. */
export const ORIGINAL_TEXTS = {
  newsletter_opt_in: {
    subject: 'Bekräfta att du vill ha vårt nyhetsbrev',
    opening:
      'Vad fint att du vill få brev från oss. Det är bara ett steg kvar: bekräfta att adressen är din, så hör vi av oss när det finns något värt att läsa.',
  },
  newsletter_welcome: {
    subject: 'Välkommen till Stillsam',
    opening:
      'Nu är din adress bekräftad. Du får våra brev när vi har något lugnt och användbart att dela, och däremellan lämnar vi dig i fred.',
  },
  order_paid: {
    subject: 'Kvitto {kvittonummer}: tack för ditt köp',
    opening: 'Tack för ditt köp. Betalningen har kommit fram, och allt är klart att läsa.',
  },
  withdrawal_received: {
    subject: 'Vi har tagit emot din ångeranmälan {referens}',
    opening: 'Det här är ditt kvitto på att du har ångrat ett köp hos oss. {besked}',
  },
} as const satisfies Record<string, MailText>;
export type MailTextName = keyof typeof ORIGINAL_TEXTS;
export const MAIL_TEXT_NAMES = Object.keys(ORIGINAL_TEXTS) as MailTextName[];

/** The owner's texts; null where the code's holds. */
export const MAIL_TEXTS: Section<Record<MailTextName, MailText | null>> = {
  id: 'mail-texts',
  initial: { newsletter_opt_in: null, newsletter_welcome: null, order_paid: null, withdrawal_received: null },
};

/** Which text of the owner's a mail takes, and what its placeholders stand for. */
export interface TextSource {
  name: MailTextName;
  values: Readonly<Record<string, string>>;
}

const PLACEHOLDER = /\{([a-zåäö]+)\}/g;

export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([placeholder]) => placeholder);
}

/** A text with the values of its placeholders. */
export function fillText({ subject, opening }: MailText, { values }: TextSource): MailText {
  const fill = (text: string) =>
    text.replace(PLACEHOLDER, (placeholder, name: string) => values[name] ?? placeholder);
  return { subject: fill(subject), opening: fill(opening) };
}

/** The code's text of a mail, as `defineMail` writes it. */
export function originalText(name: MailTextName, values: TextSource['values'] = {}) {
  const source = { name, values };
  return { source, ...fillText(ORIGINAL_TEXTS[name], source) };
}
