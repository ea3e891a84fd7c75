import { PhoneText } from '@stillsam/ui';
import type { ReactNode } from 'react';

/** What stands below an exercise: where to seek care, and the sources of its texts. */
export function CareNote({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <>
      <p>
        <PhoneText text={text} />
      </p>
      {children}
    </>
  );
}
