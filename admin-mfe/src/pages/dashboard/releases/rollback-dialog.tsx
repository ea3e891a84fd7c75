import { useState, type FormEvent } from 'react';
import { serverText } from '@stillsam/api-client';
import { Button, Dialog, DialogActions, Notice, TextField } from '@stillsam/ui';
import { RELEASES_COPY } from './releases.copy';
import styles from './releases.module.css';
import { useRollback, type Part } from './releases.queries';

const LONGEST_REASON = 200;

interface RollbackDialogProps {
  /** The part that would go back; null while the dialog is closed. */
  part: Part | null;
  /** Called with a sentence about what happened. */
  onDone: (sentence: string) => void;
  onCancel: () => void;
}

/** Asks before a part goes back to the version before, and why. */
export function RollbackDialog({ part, onDone, onCancel }: RollbackDialogProps) {
  return (
    <Dialog
      isOpen={part !== null}
      onClose={onCancel}
      title={part ? RELEASES_COPY.question(part.name) : ''}
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
  const [why, setWhy] = useState('');
  const rollback = useRollback();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (rollback.isPending) return;
    rollback.mutate(
      { part: name, version, why },
      { onSuccess: () => onDone(RELEASES_COPY.wentBack(name, version)) },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <p>
        {RELEASES_COPY.consequence(version)} {canary ? RELEASES_COPY.canaryEnds : null}
      </p>
      <TextField
        label={RELEASES_COPY.why}
        hint={RELEASES_COPY.whyHint}
        value={why}
        maxLength={LONGEST_REASON}
        autoComplete="off"
        onChange={(event) => setWhy(event.target.value)}
      />
      {rollback.isError ? (
        <Notice tone="error">{serverText(rollback.error) ?? RELEASES_COPY.backFailed}</Notice>
      ) : null}
      <DialogActions>
        <Button variant="secondary" onClick={onCancel} aria-disabled={rollback.isPending || undefined}>
          {RELEASES_COPY.cancel}
        </Button>
        <Button
          type="submit"
          variant="danger"
          isLoading={rollback.isPending}
          loadingText={RELEASES_COPY.going}
        >
          {RELEASES_COPY.back}
        </Button>
      </DialogActions>
    </form>
  );
}
