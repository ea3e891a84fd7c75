import { figureTexts as legalFigureTexts, type Business } from '@stillsam/legal-figures';
import { currentBusiness } from '@stillsam/legal-figures/current-business';
import { BRAND } from '@stillsam/platform';
import { TextLink } from '@stillsam/ui';

/** A paragraph, or the points of a list. `{name}` stands for a figure, `[words](address)` for a link. */
export type LegalBlock = string | readonly string[];

export interface LegalSection {
  /** Id of the heading, for links. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

/** A file of content/legal. */
export interface LegalText {
  /** Calendar day of the last change, YYYY-MM-DD. */
  updated: string;
  sections: readonly LegalSection[];
}

/** A run of text; a link where `to` is present. */
interface TextRun {
  text: string;
  to?: string;
}

const PLACEHOLDER = /\{(\w+)\}/g;
const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** @throws RangeError for an unknown placeholder. */
export function fillFigures(text: string, figures: FigureTexts): string {
  return text.replace(PLACEHOLDER, (_, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new RangeError(`No figure is called ${name}`);
    return figure;
  });
}

/** The runs of a text in order; none is empty. */
export function splitLinks(text: string): TextRun[] {
  const runs: TextRun[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, words = '', to = ''] = match;
    if (match.index > end) runs.push({ text: text.slice(end, match.index) });
    runs.push({ text: words, to });
    end = match.index + whole.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end) });
  return runs;
}

/** A text of content/legal with filled-in figures and rendered links. */
export function LegalWords({ text, figures }: { text: string; figures: FigureTexts }) {
  return splitLinks(fillFigures(text, figures)).map((run, index) =>
    run.to ? (
      <TextLink key={index} to={run.to} isExternal={!run.to.startsWith('/')}>
        {run.text}
      </TextLink>
    ) : (
      run.text
    ),
  );
}

const NO_OFFICER = 'inget är utsett';
const MISSING = 'uppgiften saknas ännu';
const NO_PROCESSOR = 'ingen';

/** Replacements of `{name}` in the texts of content/legal. */
export type FigureTexts = Readonly<Record<string, string>>;

/**
 * @param day calendar day in Sweden, YYYY-MM-DD; the tax rates are those of this day.
 * @param methods ids of the payment methods that are switched on; undefined where that is not known.
 */
export function figureTexts(
  day: string,
  methods?: readonly string[],
  business = currentBusiness(),
): FigureTexts {
  const texts = {
    brand: BRAND,
    ...legalFigureTexts(day, methods),
    ...businessTexts(business),
  };
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, joinNumbersToUnits(text)]));
}

/** Details of the company in the legal texts. Details that the owner has not filled in are stated as missing. */
function businessTexts({
  legalName,
  address,
  email,
  phone,
  logDays,
  dataProtectionOfficer,
  processors,
}: Business) {
  const nameOf = (task: keyof Business['processors']) => {
    const processor = processors[task];
    if (processor === false) return NO_PROCESSOR;
    return processor ? `${processor.name}, ${processor.country}` : MISSING;
  };
  return {
    businessAddress: [legalName, address, email].every(Boolean)
      ? `${legalName}, ${address}, ${email}`
      : MISSING,
    businessEmail: email || MISSING,
    businessPhone: phone || MISSING,
    logDays: logDays === null ? MISSING : `${logDays} dagar`,
    dataProtectionOfficer: dataProtectionOfficer === false ? NO_OFFICER : (dataProtectionOfficer ?? MISSING),
    hostingProcessor: nameOf('hosting'),
    emailProcessor: nameOf('email'),
    paymentProcessor: nameOf('payment'),
    statisticsProcessor: nameOf('statistics'),
  };
}

/** Joins each number to its unit by a no-break space. */
function joinNumbersToUnits(text: string): string {
  return text.replace(/(\d) /g, '$1\u00a0');
}
