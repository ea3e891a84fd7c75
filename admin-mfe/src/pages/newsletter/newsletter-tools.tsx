import { useState } from 'react';
import Upload from 'lucide-react/icons/upload';
import { Button, Icon } from '@stillsam/ui';
import { CSV_EXPORT_COPY } from '../../features/download/csv-export.copy';
import { ExportButton, EXPORT_CALL, useCsvExport } from '../../features/download/csv-export';
import type { ListOutcome } from '../../features/list/list-tab';
import { ImportDialog } from './import-dialog';
import { IMPORT_COPY } from './import.copy';
import { NEWSLETTER_COPY } from './newsletter.copy';

interface NewsletterToolsProps {
  status: keyof typeof NEWSLETTER_COPY.status;
  search: string;
  onOutcome: (outcome: ListOutcome) => void;
}

/** Import and export of the subscribers. */
export function NewsletterTools(props: NewsletterToolsProps) {
  const [isImporting, setIsImporting] = useState(false);
  const csv = useSubscribersExport('csv', props);
  const excel = useSubscribersExport('excel', props);
  return (
    <>
      <Button variant="secondary" icon={<Icon icon={Upload} />} onClick={() => setIsImporting(true)}>
        {IMPORT_COPY.open}
      </Button>
      <ExportButton {...csv} />
      <ExportButton {...excel} label={CSV_EXPORT_COPY.exportForExcel} />
      <ImportDialog isOpen={isImporting} onClose={() => setIsImporting(false)} />
    </>
  );
}

/** All subscribers of the status and the search that are shown, as a file. */
function useSubscribersExport(format: 'csv' | 'excel', { status, search, onOutcome }: NewsletterToolsProps) {
  return useCsvExport({
    name: NEWSLETTER_COPY.fileName(status, format),
    ask: (client) => {
      const query = { status, ...(search ? { search } : {}), format };
      return client.GET('/api/admin/newsletter/subscribers/export/csv', {
        params: { query },
        ...EXPORT_CALL,
      });
    },
    onOutcome,
  });
}
