import { useState } from 'react';
import { Button, Dialog, Notice } from '@stillsam/ui';
import { dateStamp } from '../../../features/dates/format-date';
import { saveFile } from '../../../features/download/save-file';
import styles from './import-dialog.module.css';
import { ImportForm } from './import-form';
import { toReportCsv } from './import-report.logic';
import { IMPORT_COPY } from './import.copy';
import type { ImportReport } from './newsletter.queries';

interface ImportDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

const MOST_SHOWN = 100;

/** Imports subscribers from a file and lists each refused row. */
export function ImportDialog({ isOpen, onClose }: ImportDialogProps) {
  const [report, setReport] = useState<ImportReport | null>(null);
  const close = () => {
    setReport(null);
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={IMPORT_COPY.title}>
      {report ? <Report report={report} /> : <ImportForm onImported={setReport} onCancel={close} />}
    </Dialog>
  );
}

function Report({ report: { imported, refused, refused_rows: rows } }: { report: ImportReport }) {
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
            <RefusedTable rows={rows.slice(0, MOST_SHOWN)} />
          </div>
          {rows.length > MOST_SHOWN ? (
            <p className={styles.soft}>{IMPORT_COPY.shownOf(MOST_SHOWN, rows.length)}</p>
          ) : null}
          <Button variant="secondary" onClick={save}>
            {IMPORT_COPY.saveReport}
          </Button>
        </>
      ) : null}
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
