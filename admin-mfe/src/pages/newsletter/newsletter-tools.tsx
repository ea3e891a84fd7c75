import { useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { Button, Icon } from '@stillsam/ui';
import { CSV_EXPORT_COPY } from '../../features/download/csv-export.copy';
import { ExportButton, EXPORT_CALL, useCsvExport } from '../../features/download/csv-export';
import type { ListOutcome } from '../../features/list/list-tab';
import { ADD_SUBSCRIBER_COPY } from './add-subscriber.copy';
import { AddSubscriberDialog } from './add-subscriber-dialog';
import type { SubscriberFilter } from './bulk-action';
import { ImportDialog } from './import-dialog';
import { IMPORT_COPY } from './import.copy';
import { NEWSLETTER_COPY } from './newsletter.copy';
import styles from './growth.module.css';

interface NewsletterToolsProps {
  /** Of the list that is shown. */
  filter: SubscriberFilter;
  onOutcome: (outcome: ListOutcome) => void;
}

/** Adding of a subscriber. */
export function AddSubscriber({ onOutcome }: Pick<NewsletterToolsProps, 'onOutcome'>) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <Button icon={<Icon icon={Plus} />} onClick={() => setIsAdding(true)}>
        {ADD_SUBSCRIBER_COPY.open}
      </Button>
      <AddSubscriberDialog
        isOpen={isAdding}
        onAdded={(outcome) => {
          setIsAdding(false);
          onOutcome(outcome);
        }}
        onCancel={() => setIsAdding(false)}
      />
    </>
  );
}

/** Import and export of subscribers, buttons as low as what stands beside them. */
export function SubscriberFiles(props: NewsletterToolsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.files}>
      <Button variant="quiet" icon={<Icon icon={Upload} />} onClick={() => setIsOpen(true)}>
        {IMPORT_COPY.open}
      </Button>
      <ExportButton variant="quiet" {...useSubscribersExport('csv', props)} />
      <ImportDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}

/** The list as a file for Excel. */
export function ExcelExport(props: NewsletterToolsProps) {
  const excel = useSubscribersExport('excel', props);
  return (
    <div>
      <ExportButton {...excel} label={CSV_EXPORT_COPY.exportForExcel} />
    </div>
  );
}

/** All subscribers whom the filter selects, as a file. */
function useSubscribersExport(format: 'csv' | 'excel', { filter, onOutcome }: NewsletterToolsProps) {
  return useCsvExport({
    name: NEWSLETTER_COPY.fileName(filter.status, format),
    ask: (client) => {
      const query = { ...filter, format };
      return client.GET('/api/admin/newsletter/subscribers/export/csv', {
        params: { query },
        ...EXPORT_CALL,
      });
    },
    onOutcome,
  });
}
