import type { ReactNode } from 'react';
import { VisuallyHidden, Button, EmptyState, Pagination } from '@stillsam/ui';
import { DataTable, type ListSelection } from './data-table';
import type { ListPage, ListResult, ListTexts, ListState } from './define-list';
import { FilterForm, FilterToggle, useFilterFold } from './list-filters';
import type { ListFilters } from './list-query';
import { ListSection, ListTab, OutcomeNotice, ListSkeleton, LoadFailed } from './list-tab';
import { RemovalDialog, useRemoval } from './confirmed-action';
import { LIST_COPY } from './list.copy';
import type { ListAddress } from './use-list-address';

interface ListViewProps<Row extends { id: string }, Actions> {
  list: ListState<ListFilters, ListPage, Row, Actions>;
  /** For the columns. */
  actions: Actions;
  /** More about the outcome of the last action. */
  notice?: ReactNode;
  /** In place of the screen's own. */
  title?: string;
  /** What the screen is for. */
  help?: string;
  /** Beside the heading: the switch to another list, buttons for the list as a whole. */
  tools?: ReactNode;
  /** Above the filters: figures, what waits. */
  top?: ReactNode;
  /** Between the filters and the rows, unless there are none. */
  above?: ReactNode;
  /** After the rows, unless there are none. */
  below?: ReactNode;
  selection?: ListSelection<Row>;
  /** Dialogs. */
  children?: ReactNode;
}

/** A list of the back office: the outcome of the last action, filters, rows page by page, dialogs. */
export function ListView<Row extends { id: string }, Actions>({
  list,
  actions,
  notice,
  title,
  help,
  tools,
  top,
  above,
  below,
  selection,
  children,
}: ListViewProps<Row, Actions>) {
  const { definition, address, result, rows, outcome, setOutcome, ref } = list;
  const { copy } = definition;
  const removal = useRemoval(list);
  // Nothing is there to be filtered, or to filter by.
  const isBare =
    (result.isSuccess && !result.isPlaceholderData && rows.length === 0 && !address.isFiltered) ||
    (!definition.search && Object.keys(definition.filters).length === 0);
  const filters = { definition, address, fold: useFilterFold() };
  return (
    <ListTab
      title={title}
      help={help}
      actions={
        <>
          {tools}
          {isBare || definition.search ? null : <FilterToggle {...filters} isBesideOthers={Boolean(tools)} />}
        </>
      }
    >
      <OutcomeNotice outcome={outcome} onDismiss={() => setOutcome(null)}>
        {notice}
      </OutcomeNotice>
      {top}
      {isBare ? null : <FilterForm {...filters} />}
      <ListSection ref={ref} label={copy.label}>
        <ListBody texts={copy.list} result={result} address={address} isEmpty={rows.length === 0}>
          {above}
          <DataTable
            caption={copy.label}
            columns={definition.columns(actions, removal.ask)}
            rows={rows}
            isStale={result.isPlaceholderData}
            selection={selection}
            groupOf={definition.groupOf?.bind(definition)}
          />
          {below}
        </ListBody>
      </ListSection>
      <div role="status">
        <VisuallyHidden>
          {result.data && !result.isPlaceholderData
            ? copy.count(result.data.pagination.totalCount, result.data)
            : ''}
        </VisuallyHidden>
      </div>
      {children}
      {definition.removal ? <RemovalDialog removal={removal} {...definition.removal} /> : null}
    </ListTab>
  );
}

interface ListBodyProps {
  texts: ListTexts;
  result: ListResult;
  address: Pick<ListAddress, 'query' | 'isFiltered' | 'pageLink' | 'reset'>;
  isEmpty: boolean;
  /** The rows. */
  children: ReactNode;
}

/** A list in each of its states: loading, failed, empty, ready. */
function ListBody({ texts, result, address, isEmpty, children }: ListBodyProps) {
  if (result.data === undefined) {
    return result.isError ? (
      <LoadFailed
        title={texts.failedTitle}
        text={texts.failedText ?? LIST_COPY.failedText}
        refetch={result.refetch}
      />
    ) : (
      <ListSkeleton label={texts.loading} />
    );
  }
  const { totalPages } = result.data.pagination;
  if (isEmpty) return <ListEmpty texts={texts} onReset={address.isFiltered ? address.reset : undefined} />;
  return (
    <>
      {children}
      {totalPages > 1 ? (
        <Pagination
          page={Math.min(address.query.page, totalPages)}
          totalPages={totalPages}
          pageLink={address.pageLink}
        />
      ) : null}
    </>
  );
}

function ListEmpty({ texts, onReset }: { texts: ListTexts; onReset: (() => void) | undefined }) {
  if (!onReset) {
    return (
      <EmptyState title={texts.emptyTitle ?? texts.empty}>
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
