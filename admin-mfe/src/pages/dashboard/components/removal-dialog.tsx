import type { ReactNode } from 'react';
import { ConfirmDialog } from '@stillsam/ui';
import type { ConfirmedAction } from '../../../features/list/use-confirmed-action';
import { DASHBOARD_COPY } from '../dashboard.copy';
import styles from './removal-dialog.module.css';

interface RemovalDialogProps<Row> {
  removal: ConfirmedAction<Row>;
  question: string;
  /** The item to remove. */
  describe: (row: Row) => ReactNode;
}

/** Asks for confirmation of a removal. */
export function RemovalDialog<Row>({ removal, question, describe }: RemovalDialogProps<Row>) {
  return (
    <ConfirmDialog
      isOpen={removal.subject !== null}
      title={question}
      confirmLabel={DASHBOARD_COPY.remove}
      tone="danger"
      isBusy={removal.isBusy}
      busyLabel={DASHBOARD_COPY.removing}
      onConfirm={removal.confirm}
      onCancel={removal.cancel}
    >
      <p className={styles.doomed}>{removal.subject === null ? null : describe(removal.subject)}</p>
    </ConfirmDialog>
  );
}
