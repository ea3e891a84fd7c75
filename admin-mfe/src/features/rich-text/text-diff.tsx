import { parsePostHtml } from '@stillsam/post-html/browser';
import { VisuallyHidden } from '@stillsam/ui';
import { diffWordsWithSpace, type Change } from 'diff';
import { useMemo } from 'react';
import { BLOCK_TAGS } from './block-tags';
import { RICH_TEXT_COPY } from './rich-text.copy';
import styles from './rich-text.module.css';

const { diff: copy } = RICH_TEXT_COPY;

/** What differs between two texts. Signs and words tell what is added and removed, not colour alone. */
export function TextDiff({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => diffTexts(before, after), [before, after]);
  return (
    <p className={styles.diff}>
      {parts.length === 0 ? copy.onlyForm : null}
      {parts.map(({ value, added, removed }, index) =>
        added || removed ? (
          <Changed key={index} as={added ? 'ins' : 'del'} text={value} />
        ) : (
          <span key={index}>{value}</span>
        ),
      )}
    </p>
  );
}

function Changed({ as: Tag, text }: { as: 'ins' | 'del'; text: string }) {
  return (
    <Tag className={styles[Tag]}>
      <VisuallyHidden>{Tag === 'ins' ? copy.added : copy.removed} </VisuallyHidden>
      {text}
      <VisuallyHidden> {copy.endOfChange}</VisuallyHidden>
    </Tag>
  );
}

/** A longer search for the shortest difference gives up, and shows both texts whole. */
const MAX_MS = 1500;
/** What is the same in both shows this much around a change. */
const CONTEXT = 160;

/** What differs between two texts, by word; empty where nothing does. */
export function diffTexts(before: string, after: string): Change[] {
  if (before === after) return [];
  const parts = diffWordsWithSpace(before, after, { timeout: MAX_MS }) ?? [
    { value: before, removed: true, added: false, count: 1 },
    { value: after, removed: false, added: true, count: 1 },
  ];
  return parts.filter(({ value }) => value).map(shorten);
}

function shorten(part: Change, index: number, all: Change[]): Change {
  const { value, added, removed } = part;
  if (added || removed || value.length < 3 * CONTEXT) return part;
  const before = index === 0 ? '' : value.slice(0, CONTEXT);
  const after = index === all.length - 1 ? '' : value.slice(-CONTEXT);
  return { ...part, value: `${before} … ${after}` };
}

/** The text of a body: a line for each block, an address after each link, what a picture shows in its place. */
export function readableHtml(html: string): string {
  const body = parsePostHtml(html);
  for (const link of body.querySelectorAll('a[href]')) link.append(` (${link.getAttribute('href')})`);
  for (const image of body.querySelectorAll('img'))
    image.replaceWith(`[${image.alt || image.getAttribute('src')}]`);
  for (const block of body.querySelectorAll('*'))
    if (BLOCK_TAGS.has(block.localName) || block.localName === 'br') block.after('\n');
  return (body.textContent ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
