import { TextLink } from '@stillsam/ui';
import type { FigureTexts } from './legal-figures';

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
