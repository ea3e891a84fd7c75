import { Button, Notice } from '@stillsam/ui';

interface UndoNoticeProps {
  undo: string;
  onUndo: () => void;
  children: string;
}

/** What was erased, with the way back. */
export function UndoNotice({ undo, onUndo, children }: UndoNoticeProps) {
  return (
    <Notice
      role="none"
      action={
        <Button variant="quiet" onClick={onUndo}>
          {undo}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
