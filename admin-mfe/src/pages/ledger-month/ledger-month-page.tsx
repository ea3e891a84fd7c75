import { useState } from 'react';
import { ADMIN_PATHS } from '@stillsam/paths';
import { SelectField, Notice } from '@stillsam/ui';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../api/use-api';
import { DetailPage, Loaded } from '../../detail/detail-page';
import { OutcomeNotice, type ListOutcome } from '../../features/list/list-tab';
import { MONTH_COPY as COPY } from './ledger-month.copy';
import look from '../../look.module.css';
import { Part } from '../../detail/part';
import { EXPORT_CALL, ExportButton, useCsvExport } from '../../features/download/download';
import { BarChart, type ChartPoint } from '../../features/chart/chart';
import { DataTable } from '../../features/list/data-table';
import { Figures } from '../../features/list/figures';
import { Time } from '../../features/list/cells';
import { formatOre } from '../../features/money/money';
import type { components } from '@stillsam/contracts';
import { dateStamp, formatDate } from '../../format-date';

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

const MONEY = ['sold_ore', 'refunded_ore', 'fee_ore', 'disputed_ore'] as const;

/** The figures of a month: in all, VAT by rate, and day by day. */
function MonthView({ ledger }: { ledger: LedgerMonth }) {
  const { figures } = COPY;
  return (
    <>
      {ledger.is_test ? (
        <Notice tone="info" title={COPY.test}>
          {COPY.testText}
        </Notice>
      ) : null}
      <Figures
        isLarge
        label={COPY.figuresOf(ledger.month)}
        figures={[
          { id: 'orders', label: figures.orders, value: ledger.orders },
          ...MONEY.map((id) => ({ id, label: figures[id], value: ledger[id], format: formatOre })),
        ]}
      />
      {ledger.vat.length > 0 ? <Vat vat={ledger.vat} /> : null}
      <Part title={COPY.days.title}>
        {ledger.days.length > 0 ? <Days ledger={ledger} /> : <p>{COPY.days.nothing}</p>}
      </Part>
    </>
  );
}

function Vat({ vat }: Pick<LedgerMonth, 'vat'>) {
  const { vat: copy } = COPY;
  return (
    <Part title={copy.title}>
      <p>{copy.note}</p>
      <DataTable
        caption={copy.title}
        rows={vat.map((rate) => ({ ...rate, id: String(rate.percent) }))}
        columns={[
          { header: copy.percent, kind: 'title', cell: ({ percent }) => copy.percentOf(percent) },
          { header: copy.net, kind: 'number', cell: ({ net_ore }) => formatOre(net_ore) },
          { header: copy.vat, kind: 'number', cell: ({ vat_ore }) => formatOre(vat_ore) },
        ]}
      />
    </Part>
  );
}

function Days({ ledger }: { ledger: LedgerMonth }) {
  const { days: copy } = COPY;
  const points = soldByDay(ledger);
  const best = points.reduce((most, point) => (point.value > most.value ? point : most));
  return (
    <>
      <BarChart
        finding={best.value > 0 ? copy.finding(best.label, best.value) : copy.nothingSold}
        points={points}
        headers={{ label: copy.day, value: copy.sold }}
        format={formatOre}
        hasTable={false}
      />
      <DataTable
        caption={copy.title}
        rows={ledger.days.map((day) => ({ ...day, id: day.day }))}
        columns={[
          { header: copy.day, kind: 'title', cell: ({ day }) => <Time iso={day} isDay /> },
          { header: copy.orders, kind: 'number', cell: ({ orders }) => orders },
          { header: copy.sold, kind: 'number', cell: ({ sold_ore }) => formatOre(sold_ore) },
          { header: copy.refunded, kind: 'number', cell: ({ refunded_ore }) => formatOre(refunded_ore) },
          { header: copy.fees, kind: 'number', cell: ({ fee_ore }) => formatOre(fee_ore) },
        ]}
      />
    </>
  );
}

type LedgerMonth = components['schemas']['LedgerMonthDto'];

/** The first year of the shop. */
const FIRST_YEAR = 2026;

/** The months to choose among, `2026-11`, the present one in Swedish time first. */
export function monthsUntil(now: Date): string[] {
  const [year = FIRST_YEAR, month = 1] = dateStamp(now).split('-').map(Number);
  const count = (year - FIRST_YEAR) * 12 + month;
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(FIRST_YEAR, count - 1 - index)).toISOString().slice(0, 7),
  );
}

/** What was sold on each day of the month, in öre. */
function soldByDay({ month, days }: LedgerMonth): ChartPoint[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length }, (_, index) => {
    const day = `${month}-${String(index + 1).padStart(2, '0')}`;
    return { label: formatDate(day), value: days.find((entry) => entry.day === day)?.sold_ore ?? 0 };
  });
}

export { LedgerMonthPage as Component };
