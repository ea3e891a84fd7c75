import { Facts, Part } from '../../../detail/part';
import styles from '../../../detail/detail.module.css';
import look from '../../../look.module.css';
import { DataTable } from '../../../features/list/data-table';
import { formatOre } from '../../../features/money/money';
import { ORDER_COPY } from '../order.copy';
import type { OrderDetail } from '../order.queries';

const { goods: COPY, facts } = ORDER_COPY;

/** Lines, sums and VAT, and the wordings that the buyer accepted. */
export function OrderGoods({ order: { lines, vat, total_ore, terms, waiver } }: { order: OrderDetail }) {
  return (
    <Part title={COPY.title}>
      <DataTable
        caption={COPY.title}
        rows={lines}
        isStale={false}
        columns={[
          { header: COPY.name, kind: 'title', cell: ({ name }) => name },
          { header: COPY.quantity, kind: 'number', cell: ({ quantity }) => quantity },
          { header: COPY.price, kind: 'number', cell: ({ price_ore }) => formatOre(price_ore) },
          { header: COPY.vat, kind: 'number', cell: ({ vat_percent }) => COPY.percent(vat_percent) },
          { header: COPY.total, kind: 'number', cell: (line) => formatOre(line.total_ore) },
        ]}
      />
      <div className={styles.sums}>
        <Facts
          facts={[
            [facts.total, formatOre(total_ore)],
            ...vat.map(({ percent, vat_ore }) => [COPY.ofWhichVat(percent), formatOre(vat_ore)] as const),
          ]}
        />
      </div>
      <div>
        <Consent title={COPY.terms(terms.version)} text={terms.text} />
        {waiver ? <Consent title={COPY.waiver(waiver.version)} text={waiver.text} /> : null}
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
