import { isMotionReduced } from '@stillsam/ui';
import type { Sentence } from './sentences';

/** Name of the highlight in listen.module.css. */
const HIGHLIGHT = 'stillsam-listen';
/** Of the window's height: what is nearer to an edge is scrolled to the middle. */
const EDGE = 0.15;

/** Marks a sentence by the CSS Custom Highlight API, which leaves the document as it is, and scrolls to it. */
export function markSentence({ range, block }: Sentence): void {
  if ('highlights' in CSS) CSS.highlights.set(HIGHLIGHT, new Highlight(range));
  const { top, bottom } = range.getBoundingClientRect();
  const player = document.querySelector('[data-listen-player]')?.getBoundingClientRect();
  const isSeen = top > innerHeight * EDGE && bottom < (player?.top ?? innerHeight * (1 - EDGE));
  if (!isSeen && block instanceof Element)
    block.scrollIntoView({ block: 'center', behavior: isMotionReduced() ? 'auto' : 'smooth' });
}

export function unmarkSentence(): void {
  if ('highlights' in CSS) CSS.highlights.delete(HIGHLIGHT);
}
