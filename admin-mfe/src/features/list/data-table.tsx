import { useId, type ReactNode, type Ref } from 'react';
import { CheckboxField, VisuallyHidden } from '@stillsam/ui';
import styles from './data-table.module.css';
import { LIST_COPY } from './list.copy';

/** A column of a list. On narrow screens each row is a card, and the header precedes the cell. */
export interface ListColumn<Row> {
  /** Differs from column to column. */
  header: string;
  cell: (row: Row) => ReactNode;
  /**
   * `title` leads the card, with `corner` at its right, and `actions` end it. With `aside` the title has the whole width,
   * and the card shows the menu alone, beside the values. Neither `date` nor `number` wraps, and
   * `number` ends where its header ends. `rest` has the width that the others leave, and is cut there.
   */
  kind?: 'title' | 'corner' | 'date' | 'number' | 'rest' | 'actions' | 'aside';
  /** The value says what it is, so that a card goes without the header and holds such cells in one line. */
  isPlain?: true;
}

/** Which rows are selected, over all pages. */
export interface ListSelection<Row> {
  ids: ReadonlySet<string>;
  select: (ids: readonly string[], isSelected: boolean) => void;
  /** Names the row's checkbox. */
  labelOf: (row: Row) => string;
  /** The checkbox of the whole page. */
  pageRef: Ref<HTMLInputElement>;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  /** The rows are those of the page before, while the next page loads. */
  isStale?: boolean;
  selection?: ListSelection<Row>;
  /** The heading of a row, which the rows after it share while it is the same. */
  groupOf?: (row: Row) => string;
}

/** A table; on narrow screens each row is a card. The roles are explicit, as CSS `display` would remove them. */
export function DataTable<Row extends { id: string }>({
  caption,
  columns,
  rows,
  isStale = false,
  selection,
  groupOf,
}: DataTableProps<Row>) {
  const id = useId();
  const groups = inGroups(rows, groupOf);
  return (
    <table role="table" className={styles.table} aria-busy={isStale}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {selection ? <SelectHeader rows={rows} selection={selection} /> : null}
          {columns.map(({ header, kind }) => (
            <Header key={header} className={kind === 'number' ? styles.number : undefined}>
              {header}
            </Header>
          ))}
        </tr>
      </thead>
      {groups.map(({ heading, members }, index) => (
        <tbody
          key={heading}
          role="rowgroup"
          className={styles.body}
          aria-labelledby={heading ? `${id}${index}` : undefined}
        >
          {heading ? (
            <tr role="row" className={styles.group}>
              <th id={`${id}${index}`} role="rowheader" scope="rowgroup" colSpan={columns.length}>
                {heading}
              </th>
            </tr>
          ) : null}
          {members.map((row) => (
            <tr
              key={row.id}
              role="row"
              className={styles.row}
              data-selected={selection?.ids.has(row.id) || undefined}
            >
              {selection ? <SelectCell row={row} selection={selection} /> : null}
              {columns.map((column) => {
                const value = column.cell(row);
                return (
                  <td
                    key={column.header}
                    role="cell"
                    data-none={value === null || value === LIST_COPY.none || undefined}
                    {...cellLook(column)}
                  >
                    {column.kind === 'actions' || column.kind === 'aside' ? (
                      <div className={styles.buttons}>{value}</div>
                    ) : (
                      value
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** Rows that follow one another under one heading; all of them without one. */
function inGroups<Row>(rows: readonly Row[], groupOf: ((row: Row) => string) | undefined) {
  const groups: { heading: string; members: Row[] }[] = [];
  for (const row of rows) {
    const heading = groupOf?.(row) ?? '';
    const last = groups.at(-1);
    if (last?.heading === heading) last.members.push(row);
    else groups.push({ heading, members: [row] });
  }
  return groups;
}

function Header({ className, children }: { className?: string; children: string }) {
  return (
    <th role="columnheader" scope="col" className={className}>
      {children}
    </th>
  );
}

interface SelectHeaderProps<Row> {
  rows: readonly Row[];
  selection: ListSelection<Row>;
}

/** Selects the whole page. Above cards its words are shown. */
function SelectHeader<Row extends { id: string }>({ rows, selection }: SelectHeaderProps<Row>) {
  const { pageRef, ids, select } = selection;
  const page = rows.map(({ id }) => id);
  return (
    <th role="columnheader" scope="col" className={styles.select}>
      <CheckboxField
        ref={pageRef}
        label={LIST_COPY.selectPage}
        isLabelHidden
        checked={page.every((id) => ids.has(id))}
        onChange={(event) => select(page, event.target.checked)}
      />
    </th>
  );
}

interface SelectCellProps<Row> {
  row: Row;
  selection: ListSelection<Row>;
}

function SelectCell<Row extends { id: string }>({ row, selection }: SelectCellProps<Row>) {
  return (
    <td role="cell" className={styles.select}>
      <CheckboxField
        label={selection.labelOf(row)}
        isLabelHidden
        checked={selection.ids.has(row.id)}
        onChange={(event) => selection.select([row.id], event.target.checked)}
      />
    </td>
  );
}

function cellLook<Row>({ kind, header, isPlain }: ListColumn<Row>) {
  if (kind === 'title' || kind === 'corner' || kind === 'actions') return { className: styles[kind] };
  if (kind === 'aside') return { className: `${styles.actions} ${styles.aside}` };
  if (isPlain) return { className: `${styles.plain} ${kind ? styles[kind] : ''}` };
  return { 'data-label': header, className: kind ? styles[kind] : undefined };
}
