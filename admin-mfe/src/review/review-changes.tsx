import { useMemo } from 'react';
import { diffTexts, readableHtml, TextDiff } from '../features/rich-text/text-diff';
import type { ReviewedText } from './review-text';

type Text = ReviewedText['text'];

/** What differs in a text since it was last approved. */
export function ReviewChanges({ before, text }: { before: Text; text: Text }) {
  const parts = useMemo(() => diffTexts(wholeText(before), wholeText(text)), [before, text]);
  return <TextDiff parts={parts} />;
}

function wholeText({ title, subtitle, excerpt, content }: Text): string {
  return [title, subtitle, excerpt, readableHtml(content)].filter(Boolean).join('\n');
}
