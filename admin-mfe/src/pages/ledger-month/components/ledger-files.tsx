import { Part } from '../../../detail/part';
import { EXPORT_CALL, ExportButton, useCsvExport } from '../../../features/download/csv-export';
import type { ListOutcome } from '../../../features/list/list-tab';
import { MONTH_COPY } from '../ledger-month.copy';
import look from '../../../look.module.css';

const { files: COPY } = MONTH_COPY;

interface LedgerFilesProps {
  month: string;
  onOutcome: (outcome: ListOutcome) => void;
}

/** The month for a spreadsheet, and its year for a bookkeeping program. */
export function LedgerFiles({ month, onOutcome }: LedgerFilesProps) {
  const year = month.slice(0, 4);
  const csv = useCsvExport({
    name: COPY.csvName(month),
    ask: (client) => client.GET('/api/admin/ledger/csv', { params: { query: { month } }, ...EXPORT_CALL }),
    onOutcome,
  });
  const sie = useCsvExport({
    name: COPY.sieName(year),
    extension: 'se',
    ask: (client) => client.GET('/api/admin/ledger/sie', { params: { query: { year } }, ...EXPORT_CALL }),
    onOutcome,
  });
  return (
    <Part title={COPY.title}>
      <p>{COPY.lead}</p>
      <div className={look.actions}>
        <ExportButton {...csv} label={COPY.csv} />
        <ExportButton {...sie} label={COPY.sie(year)} />
      </div>
    </Part>
  );
}
