import { ConfirmDialog } from '@stillsam/ui';
import type { LeaveGuard } from './use-leave-guard';

interface LeaveDialogProps {
  guard: LeaveGuard;
  texts: { title: string; text: string; confirm: string; cancel: string };
}

/** Asks for confirmation before unsaved text is left. */
export function LeaveDialog({ guard, texts: { title, text, confirm, cancel } }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      isOpen={guard.isBlocked}
      title={title}
      confirmLabel={confirm}
      cancelLabel={cancel}
      onConfirm={guard.leave}
      onCancel={guard.stay}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
