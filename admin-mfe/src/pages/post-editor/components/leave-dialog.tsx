import { ConfirmDialog } from '@stillsam/ui';
import { EDITOR_COPY } from '../post-editor.copy';
import type { LeaveGuard } from '../use-leave-guard';

/** Asks for confirmation before unsaved text is left. */
export function LeaveDialog({ guard }: { guard: LeaveGuard }) {
  const { title, text, confirm, cancel } = EDITOR_COPY.leave;
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
