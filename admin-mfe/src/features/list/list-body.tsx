import type { ReactNode } from 'react';
import { Button, EmptyState, Pagination } from '@stillsam/ui';
import { ListSkeleton } from './list-skeleton';
import { LIST_COPY } from './list.copy';
import type { ListQuery } from './list-query';
import type { ListAddress } from './use-list-address';

/** Texts of a list's states. */
export interface ListTexts {
  loading: string;
  failedTitle: string;
  failedText: string;
  empty: string;
  /** Why it is empty, when no filter is set. */
  emptyFirst: string;
  emptyFiltered: string;
}

/** The query of a list's page. */
export interface ListResult {
  data?: { pagination: { totalPages: number; totalCount: number } };
  isError: boolean;
  isSuccess: boolean;
  /** The page before is shown while the next one loads. */
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

interface ListBodyProps {
  texts: ListTexts;
  result: ListResult;
  address: Pick<ListAddress<ListQuery>, 'isFiltered' | 'pageLink' | 'reset'> & { query: ListQuery };
  isEmpty: boolean;
  /** The rows. */
  children: ReactNode;
}

/** A list in each of its states: loading, failed, empty, ready. */
export function ListBody({ texts, result, address, isEmpty, children }: ListBodyProps) {
  if (result.data === undefined) {
    return result.isError ? (
      <ListFailed texts={texts} result={result} />
    ) : (
      <ListSkeleton label={texts.loading} />
    );
  }
  const { totalPages } = result.data.pagination;
  if (isEmpty) return <ListEmpty texts={texts} onReset={address.isFiltered ? address.reset : undefined} />;
  return (
    <>
      {children}
      <Pagination
        page={Math.min(address.query.page, Math.max(totalPages, 1))}
        totalPages={totalPages}
        pageLink={address.pageLink}
      />
    </>
  );
}

function ListFailed({ texts, result }: Pick<ListBodyProps, 'texts' | 'result'>) {
  return (
    <EmptyState
      title={texts.failedTitle}
      action={<Button onClick={() => void result.refetch()}>{LIST_COPY.retry}</Button>}
    >
      <p>{texts.failedText}</p>
    </EmptyState>
  );
}

function ListEmpty({ texts, onReset }: { texts: ListTexts; onReset: (() => void) | undefined }) {
  if (!onReset) {
    return (
      <EmptyState title={texts.empty}>
        <p>{texts.emptyFirst}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={texts.empty}
      action={
        <Button variant="secondary" onClick={onReset}>
          {LIST_COPY.resetFilters}
        </Button>
      }
    >
      <p>{texts.emptyFiltered}</p>
    </EmptyState>
  );
}
