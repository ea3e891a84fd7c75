import { Button, Dialog, DialogActions, Notice } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { showRefusal } from '../../../forms/show-refusal';
import { STATUS_COPY } from '../campaign-status.copy';
import { useRetryUncertain } from '../campaign-status.queries';
import styles from '../campaign-status-page.module.css';

const { retryDialog: COPY } = STATUS_COPY;

interface RetryDialogProps {
  id: string;
  /** Number of uncertain recipients when it was opened; null while it is closed. */
  count: number | null;
  onClose: () => void;
  onDone: () => void;
}

/** Says that some may get the letter twice before it goes to the uncertain ones again. */
export function RetryDialog({ count, onClose, ...form }: RetryDialogProps) {
  return (
    <Dialog isOpen={count !== null} onClose={onClose} title={COPY.title} role="alertdialog" size="small">
      {count === null ? null : <RetryForm count={count} onClose={onClose} {...form} />}
    </Dialog>
  );
}

function RetryForm({ id, count, onClose, onDone }: RetryDialogProps & { count: number }) {
  const form = useForm();
  const { errors, isSubmitting } = form.formState;
  const { mutateAsync } = useRetryUncertain(id);
  const submit = form.handleSubmit(async () => {
    try {
      await mutateAsync();
      onDone();
    } catch (error) {
      showRefusal(form, error, COPY.failed);
    }
  });
  return (
    <form method="post" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p>{COPY.risk(count)}</p>
      {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
      <DialogActions>
        <Button variant="secondary" onClick={onClose} aria-disabled={isSubmitting || undefined}>
          {COPY.cancel}
        </Button>
        <Button type="submit" isLoading={isSubmitting} loadingText={COPY.sending}>
          {COPY.confirm}
        </Button>
      </DialogActions>
    </form>
  );
}
