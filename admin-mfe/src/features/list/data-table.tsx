import { useMemo, type ReactNode } from 'react';
import {
  createColumnHelper,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type RowSelectionState,
  type Updater,
} from '@tanstack/react-table';
import { CheckboxField } from '@stillsam/ui';
import styles from './data-table.module.css';
import { LIST_COPY } from './list.copy';

/** A column of a list. On narrow screens each row is a card, and the header stands before the cell. */
export interface ListColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `title` leads the card, `actions` end it; `date` does not wrap. */
  kind?: 'title' | 'date' | 'actions';
}

/** Which rows are chosen, by id, over all pages. */
export interface ListSelection<Row> {
  selected: RowSelectionState;
  onChange: (updater: Updater<RowSelectionState>) => void;
  /** Names the row's box. */
  labelOf: (row: Row) => string;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  /** Rows of the page before, while the next ones are on their way. */
  isStale: boolean;
  selection?: ListSelection<Row>;
}

const SELECT_COLUMN = 'select';
const FEATURES = tableFeatures({ rowSelectionFeature });
const NOTHING_SELECTED: RowSelectionState = {};

/** A table; on narrow screens each row is a card. The roles outlive the change of `display`. */
export function DataTable<Row extends { id: string }>({
  caption,
  columns,
  rows,
  isStale,
  selection,
}: DataTableProps<Row>) {
  const labelOf = selection?.labelOf;
  const shownColumns = useMemo(() => (labelOf ? [selectColumn(), ...columns] : columns), [columns, labelOf]);
  const definitions = useMemo(() => toDefinitions(shownColumns, labelOf), [shownColumns, labelOf]);
  const table = useTable({
    features: FEATURES,
    columns: definitions,
    data: rows,
    getRowId: ({ id }) => id,
    state: { rowSelection: selection?.selected ?? NOTHING_SELECTED },
    onRowSelectionChange: selection?.onChange,
  });
  return (
    <table role="table" className={styles.table} aria-busy={isStale}>
      <caption className={styles.caption}>{caption}</caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {shownColumns.map(({ id, header }) => (
            <th key={id} role="columnheader" scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} role="row" className={styles.row} data-selected={row.getIsSelected() || undefined}>
            {row.getAllCells().map((cell, index) => (
              <td key={cell.id} role="cell" {...cellLook(shownColumns[index])}>
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function selectColumn<Row>(): ListColumn<Row> {
  return { id: SELECT_COLUMN, header: LIST_COPY.select, cell: () => null };
}

function toDefinitions<Row extends { id: string }>(
  columns: readonly ListColumn<Row>[],
  labelOf: ((row: Row) => string) | undefined,
) {
  const helper = createColumnHelper<typeof FEATURES, Row>();
  return columns.map(({ id, header, cell }) =>
    helper.display({
      id,
      header,
      cell: ({ row }) =>
        id === SELECT_COLUMN && labelOf ? (
          <CheckboxField
            label={labelOf(row.original)}
            isLabelHidden
            checked={row.getIsSelected()}
            onChange={(event) => row.toggleSelected(event.target.checked)}
          />
        ) : (
          cell(row.original)
        ),
    }),
  );
}

function cellLook<Row>(column: ListColumn<Row> | undefined) {
  if (!column) return {};
  if (column.id === SELECT_COLUMN) return { className: styles.select };
  if (column.kind === 'title' || column.kind === 'actions') return { className: styles[column.kind] };
  return { 'data-label': column.header, className: column.kind ? styles[column.kind] : undefined };
}
