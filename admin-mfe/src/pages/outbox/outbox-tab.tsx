import { useState } from 'react';
import { Badge, type BadgeTone } from '@stillsam/ui';
import { defineList } from '../../features/list/define-list';
import { ListView } from '../../features/list/list-view';
import { RowAction } from '../../features/list/row-actions';
import { Time } from '../../features/list/time';
import { useList } from '../../features/list/use-list';
import { MAIL_STATUS } from '../../features/labels/statuses.copy';
import { MailDialog, type Mail } from './mail-dialog';
import { OUTBOX_COPY as COPY } from './outbox.copy';

const { columns } = COPY;
const TONES: Record<Mail['status'], BadgeTone> = { queued: 'warm', sent: 'success', failed: 'danger' };

export const MAILS = defineList({
  filters: { status: { label: COPY.statusFilter, options: COPY.status } },
  useQuery: (api, query, options) => api.useQuery('get', '/api/admin/outbox', { params: { query } }, options),
  rows: ({ mails }) => mails,
  columns: ({ open }: { open: (mail: Mail) => void }) => [
    { header: columns.subject, kind: 'title', cell: ({ subject }) => subject },
    { header: columns.recipient, cell: ({ recipient }) => recipient },
    {
      header: columns.status,
      cell: ({ status }) => <Badge tone={TONES[status]}>{MAIL_STATUS[status]}</Badge>,
    },
    { header: columns.attempts, cell: ({ attempts }) => attempts },
    { header: columns.created, kind: 'date', cell: ({ created_at }) => <Time iso={created_at} /> },
    {
      header: columns.finished,
      kind: 'date',
      cell: ({ finished_at }) => (finished_at ? <Time iso={finished_at} /> : COPY.notFinished),
    },
    {
      header: columns.actions,
      kind: 'actions',
      cell: (mail) => (
        <RowAction label={COPY.openNamed(mail.subject, mail.recipient)} onClick={() => open(mail)}>
          {COPY.open}
        </RowAction>
      ),
    },
  ],
  copy: COPY,
});

/** Every mail of the site with its status. */
export function OutboxTab() {
  const list = useList(MAILS);
  const [opened, setOpened] = useState<Mail | null>(null);
  return (
    <ListView list={list} actions={{ open: setOpened }}>
      <MailDialog mail={opened} onClose={() => setOpened(null)} />
    </ListView>
  );
}
