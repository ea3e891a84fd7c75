import { useState, type FormEvent } from 'react';
import { serverText } from '@stillsam/api-client';
import { Button, CheckboxField, Dialog, DialogActions, Notice, TextField } from '@stillsam/ui';
import { PERSONAL_DATA_COPY as COPY } from './personal-data.copy';
import { useErasure, type ErasureReceipt } from './personal-data.queries';
import styles from './personal-data.module.css';

interface EraseDialogProps {
  /** Whose data may go; null while nobody's is asked about. */
  email: string | null;
  onErased: (receipt: ErasureReceipt) => void;
  onCancel: () => void;
}

/** Asks before everything about an address goes: who confirms has written the address once more. */
export function EraseDialog({ email, onErased, onCancel }: EraseDialogProps) {
  return (
    <Dialog isOpen={email !== null} onClose={onCancel} title={COPY.question} role="alertdialog" size="small">
      {email === null ? null : <EraseForm email={email} onErased={onErased} onCancel={onCancel} />}
    </Dialog>
  );
}

function EraseForm({ email, onErased, onCancel }: EraseDialogProps & { email: string }) {
  const [typed, setTyped] = useState('');
  const [isMailed, setIsMailed] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  const { mutate, isPending, error } = useErasure();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isSame = typed.trim().normalize('NFC').toLowerCase() === email;
    setIsWrong(!isSame);
    if (!isSame || isPending) return;
    mutate({ email, is_receipt_mailed: isMailed }, { onSuccess: onErased });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.doomed}>{COPY.consequence(email)}</p>
      <TextField
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        label={COPY.typed}
        value={typed}
        error={isWrong ? COPY.typedWrong : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <CheckboxField
        label={COPY.mailReceipt}
        checked={isMailed}
        onChange={(event) => setIsMailed(event.target.checked)}
      />
      {error ? <Notice tone="error">{serverText(error) ?? COPY.eraseFailed}</Notice> : null}
      <DialogActions>
        <Button variant="secondary" onClick={onCancel} aria-disabled={isPending || undefined}>
          {COPY.cancel}
        </Button>
        <Button type="submit" variant="danger" isLoading={isPending} loadingText={COPY.confirming}>
          {COPY.confirm}
        </Button>
      </DialogActions>
    </form>
  );
}
