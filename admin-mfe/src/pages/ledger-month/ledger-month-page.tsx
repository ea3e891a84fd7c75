import { useState } from 'react';
import { ADMIN_PATHS } from '@stillsam/paths';
import { SelectField } from '@stillsam/ui';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../api/use-api';
import { DetailPage, Loaded } from '../../detail/detail-page';
import { OutcomeNotice, type ListOutcome } from '../../features/list/list-tab';
import { MonthView } from './components/month-view';
import { MONTH_COPY as COPY } from './ledger-month.copy';
import { monthsUntil } from './ledger-month.logic';
import look from '../../look.module.css';
import { Part } from '../../detail/part';
import { EXPORT_CALL, ExportButton, useCsvExport } from '../../features/download/csv-export';

const MONTH_PARAM = 'manad';

/** What was sold and returned in a month, for whoever keeps the books. */
function LedgerMonthPage() {
  return (
    <DetailPage copy={COPY} path={ADMIN_PATHS.ledger} area="ledger">
      <ChosenMonth />
    </DetailPage>
  );
}

function ChosenMonth() {
  const [params, setParams] = useSearchParams();
  const [outcome, setOutcome] = useState<ListOutcome | null>(null);
  const months = monthsUntil(new Date());
  const month = months.find((known) => known === params.get(MONTH_PARAM)) ?? months[0] ?? '';
  const ledger = useApi().useQuery('get', '/api/admin/ledger', { params: { query: { month } } });
  return (
    <>
      <OutcomeNotice outcome={outcome} onDismiss={() => setOutcome(null)} />
      <div className={look.actions}>
        <SelectField
          label={COPY.month}
          value={month}
          options={months.map((value) => ({ value, label: COPY.nameOf(value) }))}
          onChange={({ target }) => setParams({ [MONTH_PARAM]: target.value })}
        />
      </div>
      <Loaded copy={COPY} result={ledger}>
        {(figures) => <MonthView ledger={figures} />}
      </Loaded>
      <LedgerFiles month={month} isTest={ledger.data?.is_test ?? false} onOutcome={setOutcome} />
    </>
  );
}

const { files: FILES } = COPY;

interface LedgerFilesProps {
  month: string;
  isTest: boolean;
  onOutcome: (outcome: ListOutcome) => void;
}

/** The month for a spreadsheet, and its year for a bookkeeping program, which gets no test purchases. */
function LedgerFiles({ month, isTest, onOutcome }: LedgerFilesProps) {
  const year = month.slice(0, 4);
  const csv = useCsvExport({
    name: FILES.csvName(month),
    ask: (client) => client.GET('/api/admin/ledger/csv', { params: { query: { month } }, ...EXPORT_CALL }),
    onOutcome,
  });
  const sie = useCsvExport({
    name: FILES.sieName(year),
    extension: 'se',
    ask: (client) => client.GET('/api/admin/ledger/sie', { params: { query: { year } }, ...EXPORT_CALL }),
    onOutcome,
  });
  return (
    <Part title={FILES.title}>
      <p>
        {FILES.csvLead} {isTest ? FILES.onlyTests : FILES.sieLead}
      </p>
      <div className={look.actions}>
        <ExportButton {...csv} label={FILES.csv} />
        <ExportButton {...sie} label={FILES.sie(year)} disabled={isTest} />
      </div>
    </Part>
  );
}

export { LedgerMonthPage as Component };
