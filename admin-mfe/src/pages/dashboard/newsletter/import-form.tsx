import { zodResolver } from '@hookform/resolvers/zod';
import { Button, DialogActions, Notice, TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { FileField, firstFile } from '../../../forms/file-field';
import { z } from '../../../forms/schema';
import { showRefusal } from '../../../forms/show-refusal';
import styles from './import-dialog.module.css';
import { IMPORT_COPY } from './import.copy';
import { useImport, type ImportReport } from './newsletter.queries';

const IMPORT = z.object({
  file: z.pipe(firstFile, z.file(IMPORT_COPY.fileRequired)),
  source: z.string().check(z.trim(), z.minLength(1, IMPORT_COPY.sourceRequired)),
});

interface ImportFormProps {
  onImported: (report: ImportReport) => void;
  onCancel: () => void;
}

/** The file, and the source of its consents. The fields keep their values when the import fails. */
export function ImportForm({ onImported, onCancel }: ImportFormProps) {
  const form = useForm({ resolver: zodResolver(IMPORT), defaultValues: { source: '' } });
  const { errors, isSubmitting } = form.formState;
  const { mutateAsync } = useImport();
  const submit = form.handleSubmit(async (fields) => {
    try {
      onImported(await mutateAsync(fields));
    } catch (error) {
      showRefusal(form, error, IMPORT_COPY.failed);
    }
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.soft}>{IMPORT_COPY.introduction}</p>
      <FileField
        {...form.register('file')}
        accept=".csv,text/csv"
        required
        label={IMPORT_COPY.file}
        error={errors.file?.message}
      />
      <TextField
        {...form.register('source')}
        required
        maxLength={100}
        label={IMPORT_COPY.source}
        hint={IMPORT_COPY.sourceHint}
        error={errors.source?.message}
      />
      {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
      <DialogActions>
        <Button variant="quiet" onClick={onCancel}>
          {IMPORT_COPY.cancel}
        </Button>
        <Button type="submit" isLoading={isSubmitting} loadingText={IMPORT_COPY.submitting}>
          {IMPORT_COPY.submit}
        </Button>
      </DialogActions>
    </form>
  );
}
