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
export function fillText({ subject, opening }: MailText, values: Readonly<Record<string, string>>): MailText {
  const fill = (text: string) =>
    text.replace(PLACEHOLDER, (placeholder, name: string) => values[name] ?? placeholder);
  return { subject: fill(subject), opening: fill(opening) };
}
