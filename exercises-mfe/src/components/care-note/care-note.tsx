import { PhoneText } from '@stillsam/ui';
import type { ReactNode } from 'react';
import { SourceList, type Source } from './source-list';

interface CareNoteProps {
  /** Where to seek care. */
  text: string;
  sources?: readonly Source[];
  children?: ReactNode;
}

/** What stands below an exercise: where to seek care, and the sources of its texts. */
export function CareNote({ text, sources, children }: CareNoteProps) {
  return (
    <>
      <p>
        <PhoneText text={text} />
      </p>
      {sources ? <SourceList sources={sources} /> : null}
      {children}
    </>
  );
}
