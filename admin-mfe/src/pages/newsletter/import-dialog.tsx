import { useEffect, useState } from 'react';
import { Button, Dialog, DialogActions, Icon, Notice, TextField } from '@stillsam/ui';
import Download from 'lucide-react/icons/download';
import { zodResolver } from '@hookform/resolvers/zod';
import type { components } from '@stillsam/contracts';
import { useForm, useWatch } from 'react-hook-form';
import { dateStamp } from '../../format-date';
import { saveFile, fetchList } from '../../features/download/download';
import styles from './newsletter.module.css';
import { contentsOf, toCsv, toReportCsv } from './import-file.logic';
import { IMPORT_COPY } from './newsletter.copy';
import { useApi, useRefetch } from '../../api/use-api';
import { FileField, firstFile } from '../../forms/file-field';
import { bind, FormFrame, Refusal, Submit } from '../../forms/form';
import { z } from '../../forms/schema';
import look from '../../look.module.css';

interface ImportDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

const MAX_SHOWN = 100;

/** Imports subscribers from a file and lists each refused row. */
export function ImportDialog({ isOpen, onClose }: ImportDialogProps) {
  const [report, setReport] = useState<ImportReport | null>(null);
  const close = () => {
    setReport(null);
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={IMPORT_COPY.title}>
      {report ? (
        <Report report={report} onDone={close} />
      ) : (
        <ImportForm onImported={setReport} onCancel={close} />
      )}
    </Dialog>
  );
}

interface ReportProps {
  report: ImportReport;
  onDone: () => void;
}

function Report({ report: { imported, refused, refused_rows: rows }, onDone }: ReportProps) {
  const save = () => {
    const csv = toReportCsv(Object.values(IMPORT_COPY.columns), rows);
    saveFile(new Blob([csv], { type: 'text/csv' }), IMPORT_COPY.reportName(dateStamp(new Date())));
  };
  return (
    <div className={styles.form}>
      <Notice tone="success">
        {IMPORT_COPY.imported(imported)} {IMPORT_COPY.refused(refused)}
      </Notice>
      {rows.length > 0 ? (
        <>
          <div className={styles.scroll} role="region" aria-label={IMPORT_COPY.refusedCaption} tabIndex={0}>
            <RefusedTable rows={rows.slice(0, MAX_SHOWN)} />
          </div>
          {rows.length > MAX_SHOWN ? (
            <p className={look.soft}>{IMPORT_COPY.shownOf(MAX_SHOWN, rows.length)}</p>
          ) : null}
        </>
      ) : null}
      <DialogActions>
        {rows.length > 0 ? (
          <Button variant="secondary" onClick={save}>
            {IMPORT_COPY.saveReport}
          </Button>
        ) : null}
        <Button onClick={onDone}>{IMPORT_COPY.done}</Button>
      </DialogActions>
    </div>
  );
}

function RefusedTable({ rows }: { rows: ImportReport['refused_rows'] }) {
  return (
    <table className={styles.rows}>
      <thead>
        <tr>
          {Object.values(IMPORT_COPY.columns).map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, email, reason }) => (
          <tr key={row}>
            <td>{row}</td>
            <td>{email}</td>
            <td>{reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the chosen file seems to hold, before it is sent. */
function FileContents({ file }: { file: File | undefined }) {
  const [contents, setContents] = useState<string>();
  useEffect(() => {
    let isShown = true;
    const show = (text: string) => void (isShown && setContents(text));
    if (file)
      contentsOf(file).then(
        ({ rows, columns }) => show(IMPORT_COPY.contents(rows, columns)),
        () => show(''),
      );
    return () => {
      isShown = false;
    };
  }, [file]);
  return (
    <p role="status" className={`${look.small} ${styles.contents}`}>
      {file ? contents : null}
    </p>
  );
}

function saveSample() {
  saveFile(new Blob([toCsv(IMPORT_COPY.sampleRows)], { type: 'text/csv' }), IMPORT_COPY.sampleName);
}

type ImportReport = components['schemas']['ImportReportDto'];

const IMPORT = z.object({
  file: z.pipe(firstFile, z.file(IMPORT_COPY.fileRequired)),
  source: z.string().check(z.trim(), z.minLength(1, IMPORT_COPY.sourceRequired)),
});

interface ImportFormProps {
  onImported: (report: ImportReport) => void;
  onCancel: () => void;
}

/** The file, and the source of its consents. The fields keep their values when the import fails. */
function ImportForm({ onImported, onCancel }: ImportFormProps) {
  const form = useForm({ resolver: zodResolver(IMPORT), defaultValues: { source: '' } });
  const chosen = useWatch({ control: form.control, name: 'file' });
  const { mutateAsync } = useApi().useMutation('post', '/api/admin/newsletter/subscribers/import', {
    onSettled: useRefetch('/api/admin/newsletter/subscribers'),
  });
  return (
    <FormFrame
      form={form}
      failed={IMPORT_COPY.failed}
      onSend={async ({ file, source }) => {
        const bytes = await file.arrayBuffer();
        const report = await mutateAsync({
          params: { query: { source } },
          headers: { 'Content-Type': 'text/csv' },
          body: '',
          // The bytes as they are: not every file is UTF-8.
          bodySerializer: () => bytes,
          fetch: fetchList,
        });
        onImported(report);
      }}
    >
      <p className={look.small}>{IMPORT_COPY.introduction}</p>
      <Button variant="quiet" icon={<Icon icon={Download} />} className={styles.sample} onClick={saveSample}>
        {IMPORT_COPY.sample}
      </Button>
      <FileField
        {...bind(form, 'file')}
        accept=".csv,text/csv"
        required
        label={IMPORT_COPY.file}
        hint={IMPORT_COPY.fileHint}
      />
      <FileContents file={chosen?.[0]} />
      <TextField
        {...bind(form, 'source')}
        required
        maxLength={100}
        label={IMPORT_COPY.source}
        hint={IMPORT_COPY.sourceHint}
      />
      <Refusal form={form} />
      <DialogActions>
        <Button variant="secondary" onClick={onCancel}>
          {IMPORT_COPY.cancel}
        </Button>
        <Submit form={form} loadingText={IMPORT_COPY.submitting}>
          {IMPORT_COPY.submit}
        </Submit>
      </DialogActions>
    </FormFrame>
  );
}
