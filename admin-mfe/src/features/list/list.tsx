import type { ReactNode, Ref } from 'react';
import { VisuallyHidden } from '@stillsam/ui';
import { DataTable, type ListColumn, type ListSelection } from './data-table';
import { ListBody, type ListResult, type ListTexts } from './list-body';
import type { ListQuery } from './list-query';
import styles from './list-tab.module.css';
import { useStayWithinPages, type ListAddress } from './use-list-address';

interface ListProps<Query extends ListQuery, Row> {
  label: string;
  texts: ListTexts;
  /** The number of rows in words, announced once they are loaded. */
  count: (totalCount: number) => string;
  address: ListAddress<Query>;
  result: ListResult;
  rows: readonly Row[] | undefined;
  columns: readonly ListColumn<Row>[];
  selection?: ListSelection<Row>;
  /** Takes the focus when the row that had it was removed. */
  ref?: Ref<HTMLElement>;
  /** Actions for the selected rows, above the list. */
  children?: ReactNode;
}

/** The rows of a list, page by page. */
export function List<Query extends ListQuery, Row extends { id: string }>({
  label,
  texts,
  count,
  address,
  result,
  rows,
  columns,
  selection,
  ref,
  children,
}: ListProps<Query, Row>) {
  useStayWithinPages(address, result);
  const total = result.isPlaceholderData ? undefined : result.data?.pagination.totalCount;
  return (
    <>
      <section ref={ref} tabIndex={-1} className={styles.list} aria-label={label}>
        <ListBody texts={texts} result={result} address={address} isEmpty={!rows?.length}>
          {children}
          <DataTable
            caption={label}
            columns={columns}
            rows={rows ?? []}
            isStale={result.isPlaceholderData}
            selection={selection}
          />
        </ListBody>
      </section>
      <div role="status">
        <VisuallyHidden>{total === undefined ? '' : count(total)}</VisuallyHidden>
      </div>
    </>
  );
}
