import { Badge, type BadgeTone } from '@stillsam/ui';
import { formatDate } from '../../../features/dates/format-date';
import type { ListColumn } from '../../../features/list/data-table';
import { RowAction } from '../../../features/list/row-actions';
import { NEWSLETTER_COPY } from './newsletter.copy';
import type { Subscriber } from './newsletter.queries';
import { PERSON_COPY } from './person.copy';

const { columns } = NEWSLETTER_COPY;
const TONES: Record<Subscriber['status'], BadgeTone> = {
  active: 'success',
  pending: 'warm',
  unsubscribed: 'neutral',
  bounced: 'danger',
};

export function subscriberColumns(onOpen: (subscriber: Subscriber) => void): ListColumn<Subscriber>[] {
  return [
    { id: 'email', header: columns.email, kind: 'title', cell: ({ email }) => email },
    {
      id: 'name',
      header: columns.name,
      cell: (subscriber) => nameOf(subscriber) || NEWSLETTER_COPY.noName,
    },
    {
      id: 'status',
      header: columns.status,
      cell: ({ status }) => <Badge tone={TONES[status]}>{NEWSLETTER_COPY.statusOfOne[status]}</Badge>,
    },
    { id: 'source', header: columns.source, cell: ({ source }) => NEWSLETTER_COPY.source(source) },
    {
      id: 'registered',
      header: columns.registered,
      kind: 'date',
      cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at)}</time>,
    },
    {
      id: 'confirmed',
      header: columns.confirmed,
      kind: 'date',
      cell: ({ confirmed_at }) =>
        confirmed_at ? (
          <time dateTime={confirmed_at}>{formatDate(confirmed_at)}</time>
        ) : (
          NEWSLETTER_COPY.notConfirmed
        ),
    },
    {
      id: 'actions',
      header: columns.actions,
      kind: 'actions',
      cell: (subscriber) => (
        <RowAction label={PERSON_COPY.openNamed(subscriber.email)} onClick={() => onOpen(subscriber)}>
          {PERSON_COPY.open}
        </RowAction>
      ),
    },
  ];
}

function nameOf({ first_name, last_name }: Pick<Subscriber, 'first_name' | 'last_name'>): string {
  return [first_name, last_name].filter(Boolean).join(' ');
}
