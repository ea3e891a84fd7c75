import { Notice } from '@stillsam/ui';
import { Part } from '../../../detail/part';
import { BarChart } from '../../../features/chart/chart';
import { DataTable } from '../../../features/list/data-table';
import { Figures } from '../../../features/list/figures';
import { Time } from '../../../features/list/cells';
import { formatOre } from '../../../features/money/money';
import { MONTH_COPY as COPY } from '../ledger-month.copy';
import { soldByDay, type LedgerMonth } from '../ledger-month.logic';

const MONEY = ['sold_ore', 'refunded_ore', 'fee_ore', 'disputed_ore'] as const;

/** The figures of a month: in all, VAT by rate, and day by day. */
export function MonthView({ ledger }: { ledger: LedgerMonth }) {
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
        isStale={false}
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
        isStale={false}
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
