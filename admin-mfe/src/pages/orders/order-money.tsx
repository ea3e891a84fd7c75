import type { ReactNode } from 'react';
import styles from '../../detail/detail.module.css';
import { Part, Facts } from '../../detail/part';
import { DataTable, type ListColumn } from '../../features/list/data-table';
import { Time } from '../../features/list/cells';
import { LIST_COPY } from '../../features/list/list.copy';
import { formatOre } from '../../features/money/money';
import { ORDER_COPY } from './order.copy';
import type { OrderDetail } from './order-claims';
import look from '../../look.module.css';

const { goods: GOODS, facts } = ORDER_COPY;

/** Lines, sums and VAT, and the wordings that the buyer accepted. */
export function OrderGoods({ order: { lines, vat, total_ore, terms, waiver } }: { order: OrderDetail }) {
  return (
    <Part title={GOODS.title}>
      <DataTable
        caption={GOODS.title}
        rows={lines}
        columns={[
          { header: GOODS.name, kind: 'title', cell: ({ name }) => name },
          { header: GOODS.quantity, kind: 'number', cell: ({ quantity }) => quantity },
          { header: GOODS.price, kind: 'number', cell: ({ price_ore }) => formatOre(price_ore) },
          { header: GOODS.vat, kind: 'number', cell: ({ vat_percent }) => GOODS.percent(vat_percent) },
          { header: GOODS.total, kind: 'number', cell: (line) => formatOre(line.total_ore) },
        ]}
      />
      <div className={styles.sums}>
        <Facts
          facts={[
            [facts.total, formatOre(total_ore)],
            ...vat.map(({ percent, vat_ore }) => [GOODS.ofWhichVat(percent), formatOre(vat_ore)] as const),
          ]}
        />
      </div>
      <div>
        <Consent title={GOODS.terms(terms.version)} text={terms.text} />
        {waiver ? <Consent title={GOODS.waiver(waiver.version)} text={waiver.text} /> : null}
      </div>
    </Part>
  );
}

function Consent({ title, text }: { title: string; text: string }) {
  return (
    <details className={`${look.more} ${styles.more}`}>
      <summary>{title}</summary>
      <p>{text}</p>
    </details>
  );
}

type Attempt = OrderDetail['attempts'][number];
type Refund = OrderDetail['refunds'][number];
type Entry = OrderDetail['ledger'][number];

const { attempts: ATTEMPTS, refunds: REFUNDS, ledger: LEDGER } = ORDER_COPY;
const { none: NONE } = LIST_COPY;
/** What leaves the account. */
const OUTGOING: readonly Entry['kind'][] = ['fee', 'refund', 'dispute'];

// Long, and without a space.
const referenceOf = ({ ref }: { ref: string | null }) => <span className={look.breaks}>{ref ?? NONE}</span>;
const timeOrNone = (iso: string | null): ReactNode => (iso === null ? NONE : <Time iso={iso} />);

const ATTEMPT_COLUMNS: readonly ListColumn<Attempt>[] = [
  { header: ATTEMPTS.n, kind: 'title', cell: ({ n }) => ATTEMPTS.nth(n) },
  {
    header: ATTEMPTS.state,
    cell: ({ state, problem }) =>
      problem ? `${ATTEMPTS.states[state]}, ${ATTEMPTS.problems[problem]}` : ATTEMPTS.states[state],
  },
  { header: ATTEMPTS.how, cell: ({ provider, method }) => ATTEMPTS.method(provider, method) },
  { header: ATTEMPTS.begun, kind: 'date', cell: ({ created_at }) => timeOrNone(created_at) },
  { header: ATTEMPTS.ended, kind: 'date', cell: ({ final_at }) => timeOrNone(final_at) },
  { header: ATTEMPTS.ref, cell: referenceOf },
];

const REFUND_COLUMNS: readonly ListColumn<Refund>[] = [
  { header: REFUNDS.sum, kind: 'title', cell: ({ ore }) => formatOre(ore) },
  { header: REFUNDS.state, cell: ({ state }) => REFUNDS.states[state] },
  { header: REFUNDS.cause, cell: ({ cause }) => REFUNDS.causes[cause] },
  { header: REFUNDS.number, cell: ({ number }) => number ?? NONE },
  { header: REFUNDS.at, kind: 'date', cell: ({ created_at }) => timeOrNone(created_at) },
];

const LEDGER_COLUMNS: readonly ListColumn<Entry>[] = [
  { header: LEDGER.kind, kind: 'title', cell: ({ kind }) => LEDGER.kinds[kind] },
  {
    header: LEDGER.sum,
    kind: 'number',
    cell: ({ kind, ore }) => formatOre(OUTGOING.includes(kind) ? -ore : ore),
  },
  { header: LEDGER.number, cell: ({ number }) => number ?? NONE },
  { header: LEDGER.at, kind: 'date', cell: ({ at }) => timeOrNone(at) },
  { header: LEDGER.ref, cell: referenceOf },
];

/** Attempts to pay, refunds, and what is in the ledger, folded: it is for whoever keeps the books. */
export function OrderMoney({ order: { attempts, refunds, ledger } }: { order: OrderDetail }) {
  return (
    <details className={`${look.more} ${styles.more}`}>
      <summary>{ORDER_COPY.books}</summary>
      <MoneyTable title={ATTEMPTS.title} rows={attempts} columns={ATTEMPT_COLUMNS} />
      <MoneyTable title={REFUNDS.title} rows={refunds} columns={REFUND_COLUMNS} />
      <MoneyTable title={LEDGER.title} rows={ledger} columns={LEDGER_COLUMNS} />
    </details>
  );
}

interface MoneyTableProps<Row> {
  title: string;
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
}

/** Nothing without rows. They are never reordered, so that their index names them. */
function MoneyTable<Row extends object>({ title, rows, columns }: MoneyTableProps<Row>) {
  if (rows.length === 0) return null;
  const named = rows.map((row, index) => ({ ...row, id: String(index) }));
  return (
    <Part title={title}>
      <DataTable caption={title} columns={columns} rows={named} />
    </Part>
  );
}
