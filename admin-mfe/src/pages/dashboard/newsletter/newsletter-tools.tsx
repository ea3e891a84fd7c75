import { useState } from 'react';
import Upload from 'lucide-react/icons/upload';
import { Button, Icon } from '@stillsam/ui';
import { ListTools, type ListOutcome } from '../../../features/list/list-tab';
import type { ListAddress } from '../../../features/list/use-list-address';
import { ExportButton } from '../../../csv-export/export-button';
import { EXPORT_CALL, useCsvExport } from '../../../csv-export/use-csv-export';
import { ImportDialog } from './import-dialog';
import { IMPORT_COPY } from './import.copy';
import { NewsletterFilters } from './newsletter-filters';
import { NEWSLETTER_COPY } from './newsletter.copy';
import type { SubscribersQuery } from './newsletter-query.logic';

interface NewsletterToolsProps extends Pick<ListAddress<SubscribersQuery>, 'query' | 'change'> {
  onOutcome: (outcome: ListOutcome) => void;
}

/** Filters, import and export of the subscribers. */
export function NewsletterTools({ query, change, onOutcome }: NewsletterToolsProps) {
  const [isImporting, setIsImporting] = useState(false);
  const csv = useCsvExport({
    name: NEWSLETTER_COPY.fileName(query.status),
    ask: (client) =>
      client.GET('/api/admin/newsletter/subscribers/export/csv', {
        params: { query: { status: query.status } },
        ...EXPORT_CALL,
      }),
    onOutcome,
  });
  return (
    <>
      <ListTools
        actions={
          <>
            <Button variant="secondary" icon={<Icon icon={Upload} />} onClick={() => setIsImporting(true)}>
              {IMPORT_COPY.open}
            </Button>
            <ExportButton {...csv} />
          </>
        }
      >
        <NewsletterFilters query={query} change={change} />
      </ListTools>
      <ImportDialog isOpen={isImporting} onClose={() => setIsImporting(false)} />
    </>
  );
}
