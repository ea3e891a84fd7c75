import { useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { Button, Icon, isEmailAddress, TextField } from '@stillsam/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { ExportButton, EXPORT_CALL, useCsvExport } from '../../features/download/download';
import type { ListOutcome } from '../../features/list/list-tab';
import { ADD_SUBSCRIBER_COPY as COPY, IMPORT_COPY, NEWSLETTER_COPY } from './newsletter.copy';
import type { SubscriberFilter } from './bulk-action';
import { ImportDialog } from './import-dialog';
import styles from './newsletter.module.css';
import { useApi, useRefetch } from '../../api/use-api';
import { bind, FormDialog } from '../../forms/form';
import { z } from '../../forms/schema';

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
        {COPY.open}
      </Button>
      {isAdding ? (
        <AddDialog
          onAdded={(outcome) => {
            setIsAdding(false);
            onOutcome(outcome);
          }}
          onCancel={() => setIsAdding(false)}
        />
      ) : null}
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
      <ExportButton {...excel} label={NEWSLETTER_COPY.exportForExcel} />
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

const TEXT = z.string().check(z.trim());
const SUBSCRIBER = z.object({
  email: z.string().check(z.trim(), z.refine(isEmailAddress, COPY.emailInvalid)),
  first_name: TEXT,
  last_name: TEXT,
  consent_source: TEXT,
});

interface AddDialogProps {
  onAdded: (outcome: ListOutcome) => void;
  onCancel: () => void;
}

/** Adds one subscriber: with a recorded consent, or by a mail to confirm. */
function AddDialog({ onAdded, onCancel }: AddDialogProps) {
  const form = useForm({
    resolver: zodResolver(SUBSCRIBER),
    defaultValues: { email: '', first_name: '', last_name: '', consent_source: '' },
  });
  const { mutateAsync } = useApi().useMutation('post', '/api/admin/newsletter/subscribers', {
    onSettled: useRefetch('/api/admin/newsletter/subscribers'),
  });
  const field = (name: 'email' | 'first_name' | 'last_name' | 'consent_source') => ({
    ...bind(form, name),
    autoComplete: 'off',
  });
  return (
    <FormDialog
      title={COPY.title}
      description={COPY.introduction}
      form={form}
      failed={COPY.failed}
      copy={COPY}
      onCancel={onCancel}
      onSend={async (body) => {
        const { email, status } = await mutateAsync({ body });
        onAdded({ tone: 'success', text: status === 'active' ? COPY.added(email) : COPY.asked(email) });
      }}
    >
      <TextField {...field('email')} type="email" inputMode="email" required label={COPY.email} />
      <TextField {...field('first_name')} maxLength={100} label={COPY.firstName} />
      <TextField {...field('last_name')} maxLength={100} label={COPY.lastName} />
      <TextField {...field('consent_source')} maxLength={100} label={COPY.source} hint={COPY.sourceHint} />
    </FormDialog>
  );
}
