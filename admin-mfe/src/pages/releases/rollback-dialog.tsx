import { Button, Dialog, DialogActions, Notice, TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { useApi, useRefetch } from '../../api/use-api';
import { showRefusal } from '../../forms/show-refusal';
import { RELEASES_COPY } from './releases.copy';
import styles from './releases.module.css';
import type { Part } from './releases.logic';

const MAX_REASON = 200;

interface RollbackDialogProps {
  /** The part that would go back; null while the dialog is closed. */
  part: Part | null;
  /** Called with a sentence about what happened. */
  onDone: (sentence: string) => void;
  onCancel: () => void;
}

/** Asks why a part goes back to the version before. */
export function RollbackDialog({ part, onDone, onCancel }: RollbackDialogProps) {
  return (
    <Dialog
      isOpen={part !== null}
      onClose={onCancel}
      title={part ? RELEASES_COPY.question(RELEASES_COPY.part(part.name)) : ''}
      role="alertdialog"
      size="small"
    >
      {part?.before ? (
        <RollbackForm part={part} version={part.before} onDone={onDone} onCancel={onCancel} />
      ) : null}
    </Dialog>
  );
}

interface RollbackFormProps extends Pick<RollbackDialogProps, 'onDone' | 'onCancel'> {
  part: Part;
  version: string;
}

function RollbackForm({ part: { name, canary }, version, onDone, onCancel }: RollbackFormProps) {
  const form = useForm({ defaultValues: { why: '' } });
  const { errors, isSubmitting } = form.formState;
  const { mutateAsync } = useApi().useMutation('post', '/api/admin/releases/{part}/rollback', {
    onSettled: useRefetch('/api/admin/releases'),
  });
  const submit = form.handleSubmit(async ({ why }) => {
    try {
      await mutateAsync({ params: { path: { part: name } }, body: { version, why } });
      onDone(RELEASES_COPY.wentBack(RELEASES_COPY.part(name)));
    } catch (error) {
      showRefusal(form, error, RELEASES_COPY.backFailed);
    }
  });
  return (
    <form method="post" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p>
        {RELEASES_COPY.consequence} {canary ? RELEASES_COPY.canaryEnds : null}
      </p>
      <TextField
        {...form.register('why')}
        label={RELEASES_COPY.why}
        hint={RELEASES_COPY.whyHint}
        maxLength={MAX_REASON}
        autoComplete="off"
      />
      {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
      <DialogActions>
        <Button variant="secondary" onClick={onCancel} aria-disabled={isSubmitting || undefined}>
          {RELEASES_COPY.cancel}
        </Button>
        <Button type="submit" variant="danger" isLoading={isSubmitting} loadingText={RELEASES_COPY.going}>
          {RELEASES_COPY.back}
        </Button>
      </DialogActions>
    </form>
  );
}
