import type { Business } from '@stillsam/legal-figures';
import type { Section } from '../settings/settings.service';
import type { MailContent } from './mail-layout';

/** The words of a mail that the owner may change, with `{placeholders}`. */
export interface MailText {
  subject: string;
  /** The paragraph after the greeting. */
  opening: string;
}

const PLACEHOLDER = /\{([a-zåäö]+)\}/g;

export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([placeholder]) => placeholder);
}

/** A text with the values of its placeholders. */
function fillText({ subject, opening }: MailText, values: Readonly<Record<string, string>>): MailText {
  const fill = (text: string) =>
    text.replace(PLACEHOLDER, (placeholder, name: string) => values[name] ?? placeholder);
  return { subject: fill(subject), opening: fill(opening) };
}

/** A kind of mail: its name in the outbox, and its content for some data. Each module defines its own. */
export interface MailTemplate<Data> {
  readonly name: string;
  /** Where the owner's words are; of a {@link WordedMail} alone. */
  readonly section?: MailTextSection;
  /** @param own the owner's words; the original's when left out. */
  readonly write: (data: Data, business: Business, own?: MailText) => MailContent;
}

/** null: the original. */
export type MailTextSection = Section<{ text: MailText | null }>;

/** A mail whose subject and opening the owner may word. */
export interface WordedMail {
  readonly name: string;
  /** For the owner, in Swedish. */
  readonly title: string;
  readonly original: MailText;
  readonly section: MailTextSection;
  /** The mail for a sample recipient. */
  readonly preview: (text: MailText, business: Business) => MailContent;
}

interface Wording<Data> {
  title: string;
  /** The subject, and the paragraph after the greeting, with `{placeholders}`; each has to stay in the owner's. */
  text: MailText;
  /** What is the same whatever the owner writes; its paragraphs follow the opening. */
  write: (
    data: Data,
    business: Business,
  ) => Omit<MailContent, 'subject' | 'paragraphs'> & {
    paragraphs?: string[];
    /** By placeholder. */
    values?: Readonly<Record<string, string>>;
  };
  /** Data of nobody. */
  sample: Data;
}

const GREETING = 'Hej,';

/** Where the links of a sample lead. */
export const NOWHERE = 'https://exempel.se/';

/** Defines a mail that is written anew each time. */
export function defineMail<Data>(
  name: string,
  write: (data: Data, business: Business) => MailContent,
): MailTemplate<Data> {
  return { name, write };
}

/** Defines a mail with words that the owner may change. The module names it in its registration. */
export function defineWordedMail<Data>(
  name: string,
  { title, text: original, write, sample }: Wording<Data>,
): MailTemplate<Data> & WordedMail {
  const writeWith: MailTemplate<Data>['write'] = (data, business, own = original) => {
    const { values = {}, paragraphs = [], ...rest } = write(data, business);
    const { subject, opening } = fillText(own, values);
    return { ...rest, subject, paragraphs: [GREETING, opening, ...paragraphs] };
  };
  return {
    name,
    title,
    original,
    section: { id: `mail-${name}`, initial: { text: null } },
    write: writeWith,
    preview: (text, business) => writeWith(sample, business, text),
  };
}
