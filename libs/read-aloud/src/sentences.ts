/** A sentence of the page. */
export interface Sentence {
  /** As it is spoken. */
  spoken: string;
  /** Where it stands. */
  range: Range;
  /** The paragraph, heading or list item that holds it. */
  block: Element;
}

const BLOCKS = 'h2, h3, h4, p, li, blockquote, figcaption, dt, dd';
/** Numbers of notes, tables, and what is hidden, are not read. */
const SILENT = 'sup, table, pre, [hidden], [aria-hidden="true"]';
/** The list of sources ends the reading. */
const SOURCES_ID = 'kallor';

/** How to say what the voices of the devices read wrong. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/\b112\b/g, 'ett ett två'],
  [/\b1177\b/g, 'elva sjuttiosju'],
  [/\b90101\b/g, 'nio noll ett noll ett'],
  [/\b90\s390\b/g, 'nittio, tre nio noll'],
  [/\b116\s111\b/g, 'ett ett sex, ett ett ett'],
  [/\bm\.\s?fl\./g, 'med flera'],
  [/\bt\.\s?ex\./g, 'till exempel'],
  [/\bbl\.\s?a\./g, 'bland annat'],
  [/\bKBT-I\b/g, 'K B T I'],
];

/** The sentences of some texts in the order of the page, up to the list of sources. */
export function readSentences(texts: Iterable<Element>): Sentence[] {
  const sentences: Sentence[] = [];
  for (const block of [...texts].flatMap((text) => [...text.querySelectorAll(BLOCKS)])) {
    if (block.id === SOURCES_ID) break;
    // A list item with paragraphs of its own is read by them.
    if (block.querySelector(BLOCKS) || block.closest(SILENT)) continue;
    sentences.push(...sentencesOf(block));
  }
  return sentences;
}

/** A text node, and where its text begins in that of its block. */
interface Piece {
  node: Text;
  start: number;
}

function sentencesOf(block: Element): Sentence[] {
  const pieces: Piece[] = [];
  let text = '';
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest(SILENT)) continue;
    pieces.push({ node: node as Text, start: text.length });
    text += node.nodeValue ?? '';
  }
  return split(text).map(({ start, end }) => ({
    spoken: spokenText(text.slice(start, end)),
    range: rangeOf(pieces, start, end),
    block,
  }));
}

/** @returns the sentences of a text without the space around them. */
function split(text: string): { start: number; end: number }[] {
  const segments = new Intl.Segmenter('sv', { granularity: 'sentence' }).segment(text);
  return [...segments].flatMap(({ segment, index }) => {
    const trimmed = segment.trim();
    const start = index + segment.indexOf(trimmed);
    return trimmed === '' ? [] : [{ start, end: start + trimmed.length }];
  });
}

function rangeOf(pieces: readonly Piece[], start: number, end: number): Range {
  const range = document.createRange();
  const at = (offset: number) => pieces.findLast((piece) => piece.start <= offset) ?? pieces[0];
  const first = at(start);
  const last = at(end - 1);
  if (first) range.setStart(first.node, start - first.start);
  if (last) range.setEnd(last.node, end - last.start);
  return range;
}

/** A text in the words that a voice reads right. */
export function spokenText(text: string): string {
  return SPOKEN.reduce((spoken, [written, words]) => spoken.replace(written, words), text).replace(
    /\s+/g,
    ' ',
  );
}
