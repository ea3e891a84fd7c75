import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Notice } from '../notice/notice';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  isOpen: boolean;
  /** The question. */
  title: string;
  /** The consequences of confirming. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` for what cannot be undone. */
  tone?: 'primary' | 'danger';
  /** The confirmed action is in flight: the dialog stays open and cannot be closed. */
  isBusy?: boolean;
  busyLabel?: string;
  /** Why the action failed; it can be tried again. */
  error?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A confirmation before an important action. The button that cancels comes first and gets the focus. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Avbryt',
  tone = 'primary',
  isBusy = false,
  busyLabel,
  error,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const cancel = () => {
    if (!isBusy) onCancel();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={cancel}
      title={title}
      role="alertdialog"
      size="small"
      actions={
        <>
          <Button variant="secondary" onClick={cancel} aria-disabled={isBusy || undefined}>
            {cancelLabel}
          </Button>
          <Button variant={tone} onClick={onConfirm} isLoading={isBusy} loadingText={busyLabel}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children || error ? (
        <>
          {children}
          {error ? <Notice tone="error">{error}</Notice> : null}
        </>
      ) : null}
    </Dialog>
  );
}
