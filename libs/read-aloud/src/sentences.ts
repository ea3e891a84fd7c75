import {
  sentencesIn,
  spokenText,
  type Span,
  type SpokenBlock,
  type TextTree,
} from '@stillsam/post-html/sentences';

/** A sentence of the page. */
export interface Sentence {
  /** As it is spoken. */
  spoken: string;
  /** Where it stands. */
  range: Range;
  /** The paragraph, heading or list item that holds it. */
  block: TextTree;
}

/** A sentence by the number of its block. */
export interface BlockSpan extends Span {
  block: number;
}

/** The sentences of some blocks of the page. @param spans where they stand; by the browser's own rules when left out. */
export function toSentences(
  blocks: readonly SpokenBlock[],
  spans: readonly BlockSpan[] = spansOf(blocks),
): Sentence[] {
  return spans.flatMap(({ block: number, start, end }) => {
    const block = blocks[number];
    if (!block) return [];
    const range = rangeOf(block, start, end);
    return [{ spoken: spokenText(block.text.slice(start, end)), range, block: block.node }];
  });
}

function spansOf(blocks: readonly SpokenBlock[]): BlockSpan[] {
  return blocks.flatMap(({ text }, block) => sentencesIn(text).map((span) => ({ block, ...span })));
}

function rangeOf({ pieces }: SpokenBlock, start: number, end: number): Range {
  const range = document.createRange();
  const at = (offset: number) => pieces.findLast((piece) => piece.start <= offset) ?? pieces[0];
  const first = at(start);
  const last = at(end - 1);
  if (first?.node instanceof Text) range.setStart(first.node, start - first.start);
  if (last?.node instanceof Text) range.setEnd(last.node, end - last.start);
  return range;
}
