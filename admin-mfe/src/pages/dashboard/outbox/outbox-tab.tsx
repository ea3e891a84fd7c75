import { useState } from 'react';
import { ListChoice, ListFilters } from '../../../features/list/list-filters';
import { List } from '../../../features/list/list';
import { ListTab, ListTools } from '../../../features/list/list-tab';
import { useListAddress } from '../../../features/list/use-list-address';
import { MailDialog } from './mail-dialog';
import { outboxColumns } from './outbox-columns';
import { OUTBOX_COPY } from './outbox.copy';
import { useMails, type MailRow } from './outbox.queries';
import { MAIL_FILTERS, readOutboxQuery } from './outbox-query.logic';

const STATUS_OPTIONS = MAIL_FILTERS.map((value) => ({ value, label: OUTBOX_COPY.status[value] }));

/** Every mail of the site with its status. */
export function OutboxTab() {
  const address = useListAddress(readOutboxQuery);
  const mails = useMails(address.query);
  const [opened, setOpened] = useState<MailRow | null>(null);
  return (
    <ListTab>
      <ListTools>
        <ListFilters>
          <ListChoice
            label={OUTBOX_COPY.statusFilter}
            value={address.query.status}
            options={STATUS_OPTIONS}
            onChange={(status) => address.change({ status })}
          />
        </ListFilters>
      </ListTools>
      <List
        label={OUTBOX_COPY.label}
        texts={OUTBOX_COPY.list}
        count={OUTBOX_COPY.count}
        address={address}
        result={mails}
        rows={mails.data?.mails}
        columns={outboxColumns(setOpened)}
      />
      <MailDialog mail={opened} onClose={() => setOpened(null)} />
    </ListTab>
  );
}
