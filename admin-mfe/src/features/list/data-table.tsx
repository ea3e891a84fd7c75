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
  // The definitions stay the same while the columns do, however often their cells are made anew.
  const ids = [...(selection ? [SELECT_COLUMN] : []), ...columns.map(({ id }) => id)].join(' ');
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof FEATURES, Row>();
    return ids.split(' ').map((id) => helper.display({ id }));
  }, [ids]);
  const table = useTable({
    features: FEATURES,
    columns: definitions,
    data: rows,
    getRowId: ({ id }) => id,
    state: { rowSelection: selection?.selected ?? NOTHING_SELECTED },
    onRowSelectionChange: selection?.onChange,
  });
  const columnOf = (id: string) => columns.find((column) => column.id === id);
  return (
    <table role="table" className={styles.table} aria-busy={isStale}>
      <caption className={styles.caption}>{caption}</caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {table.getAllLeafColumns().map(({ id }) => (
            <th key={id} role="columnheader" scope="col">
              {columnOf(id)?.header ?? LIST_COPY.select}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} role="row" className={styles.row} data-selected={row.getIsSelected() || undefined}>
            {row.getAllCells().map(({ id, column: { id: columnId } }) => {
              const column = columnOf(columnId);
              return column ? (
                <td key={id} role="cell" {...cellLook(column)}>
                  {column.cell(row.original)}
                </td>
              ) : (
                <td key={id} role="cell" className={styles.select}>
                  <CheckboxField
                    label={selection?.labelOf(row.original)}
                    isLabelHidden
                    checked={row.getIsSelected()}
                    onChange={(event) => row.toggleSelected(event.target.checked)}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function cellLook<Row>({ kind, header }: ListColumn<Row>) {
  if (kind === 'title' || kind === 'actions') return { className: styles[kind] };
  return { 'data-label': header, className: kind ? styles[kind] : undefined };
}
