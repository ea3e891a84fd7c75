import { Notice } from '@stillsam/ui';

/** What came of the last action of a part, as a sentence. */
export type Outcome = { tone: 'success' | 'error'; text: string } | null;

export function OutcomeNotice({ outcome }: { outcome: Outcome }) {
  if (!outcome) return null;
  return (
    <Notice key={outcome.text} tone={outcome.tone}>
      {outcome.text}
    </Notice>
  );
}
