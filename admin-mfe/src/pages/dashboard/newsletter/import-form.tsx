import { useState, type FormEvent } from 'react';
import { serverText } from '@stillsam/api-client';
import { Button, DialogActions, Notice, TextField } from '@stillsam/ui';
import { FileField } from '../../../features/file-field/file-field';
import styles from './import-dialog.module.css';
import { IMPORT_COPY } from './import.copy';
import { useImport, type ImportReport } from './newsletter.queries';

interface ImportFormProps {
  onImported: (report: ImportReport) => void;
  onCancel: () => void;
}

/** The file, and where its people consented. What was chosen stays when the import fails. */
export function ImportForm({ onImported, onCancel }: ImportFormProps) {
  const [file, setFile] = useState<File>();
  const [source, setSource] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, error } = useImport();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!file || !source.trim() || isPending) return;
    mutate({ file, source: source.trim() }, { onSuccess: onImported });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.soft}>{IMPORT_COPY.introduction}</p>
      <FileField
        accept=".csv,text/csv"
        required
        label={IMPORT_COPY.file}
        error={isChecked && !file ? IMPORT_COPY.fileRequired : undefined}
        onChoose={setFile}
      />
      <TextField
        required
        maxLength={100}
        label={IMPORT_COPY.source}
        hint={IMPORT_COPY.sourceHint}
        value={source}
        error={isChecked && !source.trim() ? IMPORT_COPY.sourceRequired : undefined}
        onChange={(event) => setSource(event.target.value)}
      />
      {error ? <Notice tone="error">{serverText(error) ?? IMPORT_COPY.failed}</Notice> : null}
      <DialogActions>
        <Button variant="quiet" onClick={onCancel}>
          {IMPORT_COPY.cancel}
        </Button>
        <Button type="submit" isLoading={isPending} loadingText={IMPORT_COPY.submitting}>
          {IMPORT_COPY.submit}
        </Button>
      </DialogActions>
    </form>
  );
}
