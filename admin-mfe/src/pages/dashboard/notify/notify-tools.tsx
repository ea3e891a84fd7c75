import type { ReactNode } from 'react';
import { ListChoice, ListFilters, ListSearch } from '../../../features/list/list-filters';
import { ListTools, type ListOutcome } from '../../../features/list/list-tab';
import type { ListAddress } from '../../../features/list/use-list-address';
import { ExportButton } from '../../../csv-export/export-button';
import { EXPORT_CALL, useCsvExport } from '../../../csv-export/use-csv-export';
import { NOTIFY_COPY } from './notify.copy';
import { PURPOSE_FILTERS, type NotifyQuery } from './notify-query.logic';

const PURPOSE_OPTIONS = PURPOSE_FILTERS.map((value) => ({ value, label: NOTIFY_COPY.purposes[value] }));

interface NotifyToolsProps extends Pick<ListAddress<NotifyQuery>, 'query' | 'change'> {
  onOutcome: (outcome: ListOutcome) => void;
  /** A button before the export. */
  children: ReactNode;
}

/** Filters and export of the addresses. */
export function NotifyTools({ query, change, onOutcome, children }: NotifyToolsProps) {
  const csv = useCsvExport({
    name: NOTIFY_COPY.fileName(query.purpose),
    ask: (client) => {
      const purpose = query.purpose === 'all' ? {} : { purpose: query.purpose };
      return client.GET('/api/admin/notify/export/csv', { params: { query: purpose }, ...EXPORT_CALL });
    },
    onOutcome,
  });
  return (
    <ListTools
      actions={
        <>
          {children}
          <ExportButton {...csv} />
        </>
      }
    >
      <ListFilters>
        <ListSearch label={NOTIFY_COPY.search} value={query.search} onChange={change} />
        <ListChoice
          label={NOTIFY_COPY.purposeFilter}
          value={query.purpose}
          options={PURPOSE_OPTIONS}
          onChange={(purpose) => change({ purpose })}
        />
      </ListFilters>
    </ListTools>
  );
}
