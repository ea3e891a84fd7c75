import { useMemo } from 'react';
import { TextDiff } from '../features/rich-text/text-diff';
import { diffTexts, readableHtml } from '../features/rich-text/text-diff.logic';
import type { ReviewedText } from './review-text';

type Text = ReviewedText['text'];

/** What differs in a text since it was last approved. */
export function ReviewChanges({ before, text }: { before: Text; text: Text }) {
  const parts = useMemo(() => {
    const [older, newer] = [wholeText(before), wholeText(text)];
    return older === newer ? [] : diffTexts(older, newer);
  }, [before, text]);
  return <TextDiff parts={parts} />;
}

function wholeText({ title, subtitle, excerpt, content }: Text): string {
  return [title, subtitle, excerpt, readableHtml(content)].filter(Boolean).join('\n');
}
