import type { ReactNode } from 'react';
import { Button, Notice, type NoticeTone } from '@stillsam/ui';

interface ActionNoticeProps {
  tone?: NoticeTone;
  /** Of the button. */
  label: string;
  onAction: () => void;
  children: ReactNode;
}

/** What went wrong, with a button to do something about it. */
export function ActionNotice({ tone = 'error', label, onAction, children }: ActionNoticeProps) {
  const button = (
    <Button variant="secondary" onClick={onAction}>
      {label}
    </Button>
  );
  return (
    <Notice tone={tone} action={button}>
      {children}
    </Notice>
  );
}
