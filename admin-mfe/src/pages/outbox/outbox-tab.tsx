import { useState, type ReactNode } from 'react';
import { Badge, Dialog, Notice, Skeleton, TextLink } from '@stillsam/ui';
import type { components } from '@stillsam/contracts';
import { formatNumber } from '@stillsam/ui/format-number';
import { defineList, useList } from '../../features/list/define-list';
import { ListView } from '../../features/list/list-view';
import { EmailAddress, RecentTime, withWholeNumbers } from '../../features/list/cells';
import { MAIL_STATUS } from '../../features/labels/labels.copy';
import styles from './outbox.module.css';
import { ActionNotice } from '../../action-notice';
import { formatRecent, unbroken } from '../../format-date';
import { useApi } from '../../api/use-api';
import { LIST_COPY } from '../../features/list/list.copy';
import look from '../../look.module.css';

const COPY = {
  label: 'Utkorg',
  list: {
    loading: 'Hämtar utkorgen',
    failedTitle: 'Det gick inte att hämta utkorgen',
    empty: 'Inga mejl hittades.',
    emptyTitle: 'Inga mejl ännu',
    emptyFirst: 'Alla mejl som webbplatsen skickar, som kvitton och bekräftelser, går att följa här.',
    emptyFiltered: 'Pröva en annan adress eller en annan status.',
  },
  columns: {
    subject: 'Ämne',
    recipient: 'Till',
    status: 'Status och tid',
  },
  search: 'Sök på e-post',
  statusFilter: 'Status',
  status: { all: 'Alla statusar', queued: 'I kö', sent: 'Skickade', failed: 'Misslyckade' },
  waiting: (count: number, since: string) =>
    count === 1
      ? `1 mejl väntar sedan ${since}.`
      : `${formatNumber(count)} mejl väntar, det äldsta från ${since}.`,
  noServer: 'Inga mejl går ut än. Be den som sköter driften att ställa in e-post.',
  serverFails: 'Mejlservern tar inte emot just nu. Vi försöker igen.',
  tried: (attempts: number) => (attempts === 1 ? 'efter 1 försök' : `efter ${attempts} försök`),
  count: (count: number) => (count === 1 ? '1 brev' : `${formatNumber(count)} brev`),
  openNamed: (subject: string, recipient: string) => `Läs ”${subject}” till ${recipient}`,
  to: (recipient: string) => `Till ${recipient}`,
  mailLoading: 'Hämtar brevet',
  mailFailed: 'Det gick inte att hämta brevet.',
  noText: 'Brevets text visas bara när ingen mejlserver är inställd, eftersom länkarna i den är personliga.',
  lastError: (error: string) => `Senaste felet: ${error}`,
} as const;

const { columns } = COPY;

export const MAILS = defineList({
  search: { label: COPY.search },
  filters: { status: { label: COPY.statusFilter, options: COPY.status } },
  useQuery: (api, query, options) => api.useQuery('get', '/api/admin/outbox', { params: { query } }, options),
  rows: ({ mails }) => mails,
  columns: ({ open }: { open: (mail: Mail) => void }) => [
    {
      header: columns.subject,
      kind: 'title',
      cell: (mail) => (
        <button
          type="button"
          className={styles.subject}
          aria-label={COPY.openNamed(mail.subject, mail.recipient)}
          onClick={() => open(mail)}
        >
          {withWholeNumbers(mail.subject)}
        </button>
      ),
    },
    {
      header: columns.recipient,
      isPlain: true,
      cell: ({ recipient }) => <EmailAddress email={recipient} />,
    },
    {
      header: columns.status,
      isPlain: true,
      kind: 'date',
      cell: (mail) => (
        <>
          <MailStatus {...mail} /> <MailTime mail={mail} />
        </>
      ),
    },
  ],
  copy: COPY,
});

/** Only what failed needs a hand, and stands out. */
function MailStatus({ status }: Pick<Mail, 'status'>) {
  const name = MAIL_STATUS[status];
  if (status === 'failed') return <Badge tone="danger">{name}</Badge>;
  return (
    <>
      <span>{name}</span> ·
    </>
  );
}

/** When it was sent or given up, or since when it waits. */
function MailTime({ mail }: { mail: Mail }) {
  const { status, attempts, created_at, finished_at } = mail;
  return (
    <span>
      <span className={look.whole}>
        <RecentTime iso={finished_at ?? created_at} isWithin />
      </span>
      {status !== 'sent' && attempts > 0 ? (
        <>
          , <span className={look.whole}>{COPY.tried(attempts)}</span>
        </>
      ) : null}
    </span>
  );
}

/** Every mail of the site with its status; what failed stands first. */
export function OutboxTab() {
  const list = useList(MAILS);
  const waiting = list.result.data?.waiting;
  const [now] = useState(() => Date.now());
  const [opened, setOpened] = useState<Mail | null>(null);
  return (
    <ListView
      list={list}
      actions={{ open: setOpened }}
      top={
        waiting ? (
          <Notice
            tone="quiet"
            role="none"
            className={styles.waiting}
            title={COPY.waiting(waiting.count, unbroken(formatRecent(waiting.since, now)))}
          >
            {waiting.has_server ? COPY.serverFails : COPY.noServer}
          </Notice>
        ) : null
      }
    >
      <MailDialog mail={opened} onClose={() => setOpened(null)} />
    </ListView>
  );
}

type Mail = components['schemas']['OutboxMailRowDto'];

interface MailDialogProps {
  /** The opened mail; null while none is. */
  mail: Mail | null;
  onClose: () => void;
}

/** A mail in plain text. */
function MailDialog({ mail, onClose }: MailDialogProps) {
  return (
    <Dialog isOpen={mail !== null} onClose={onClose} title={mail?.subject ?? ''}>
      {mail ? (
        <>
          <p className={`${look.small} ${look.breaks}`}>{COPY.to(mail.recipient)}</p>
          {mail.last_error ? (
            <Notice tone="error" role="none">
              {COPY.lastError(mail.last_error)}
            </Notice>
          ) : null}
          <MailText id={mail.id} />
        </>
      ) : null}
    </Dialog>
  );
}

/** The text, until the outbox deletes it. */
function MailText({ id }: Pick<Mail, 'id'>) {
  const mail = useApi().useQuery('get', '/api/admin/outbox/{id}', { params: { path: { id } } });
  if (mail.isPending) return <Skeleton lines={4} label={COPY.mailLoading} />;
  if (mail.isError) {
    return (
      <ActionNotice label={LIST_COPY.retry} onAction={() => void mail.refetch()}>
        {COPY.mailFailed}
      </ActionNotice>
    );
  }
  return mail.data.text === null ? (
    <p className={look.small}>{COPY.noText}</p>
  ) : (
    <p className={look.paragraph}>{withLinks(mail.data.text)}</p>
  );
}

const URL_PATTERN = /(https?:\/\/[^\s<>"]+)/;

/** A text that the site itself wrote, with its URLs as links: every second part matched the expression. */
function withLinks(text: string): ReactNode {
  return text.split(URL_PATTERN).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <TextLink key={index} to={part} isExternal>
        {part}
      </TextLink>
    ),
  );
}
