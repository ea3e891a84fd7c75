import { useRef, useState } from 'react';
import { Notice } from '@stillsam/ui';
import { List } from '../../../features/list/list';
import { ListTab, OutcomeNotice, type ListOutcome } from '../../../features/list/list-tab';
import { useListAddress } from '../../../features/list/use-list-address';
import { BulkDialog } from './bulk-dialog';
import { subscriberColumns } from './newsletter-columns';
import { NewsletterFigures } from './newsletter-figures';
import { NewsletterTools } from './newsletter-tools';
import { NEWSLETTER_COPY } from './newsletter.copy';
import { useSubscribers, type Subscriber } from './newsletter.queries';
import { readSubscribersQuery, UNFILTERING } from './newsletter-query.logic';
import { PersonDialogs } from './person-dialogs';
import { SelectionBar } from './selection-bar';
import { useBulkAction } from './use-bulk-action';
import { useSelection } from './use-selection';

/** The newsletter's subscribers, with statistics and bulk changes. */
export function NewsletterTab() {
  const address = useListAddress(readSubscribersQuery, UNFILTERING);
  const { query } = address;
  const subscribers = useSubscribers(query);
  const rows = subscribers.data?.subscribers;
  const isComplete = subscribers.data?.is_complete ?? true;
  const [outcome, setOutcome] = useState<ListOutcome | null>(null);
  const listRef = useRef<HTMLElement>(null);
  const selection = useSelection(`${query.status} ${query.search}`);
  const bulk = useBulkAction({ focusRef: listRef, onOutcome: setOutcome, onChanged: selection.clear });
  const [person, setPerson] = useState<Subscriber | null>(null);

  return (
    <ListTab>
      <OutcomeNotice outcome={outcome} onDismiss={() => setOutcome(null)} />
      <NewsletterFigures statistics={subscribers.data?.statistics} />
      <NewsletterTools query={query} change={address.change} onOutcome={setOutcome} />
      <List
        ref={listRef}
        label={NEWSLETTER_COPY.label}
        texts={isComplete ? NEWSLETTER_COPY.list : NEWSLETTER_COPY.listAfterPartialSearch}
        count={isComplete ? NEWSLETTER_COPY.count : NEWSLETTER_COPY.countAtLeast}
        address={address}
        result={subscribers}
        rows={rows}
        columns={subscriberColumns(setPerson)}
        selection={{ ...selection, labelOf: ({ email }) => NEWSLETTER_COPY.selectNamed(email) }}
      >
        {isComplete ? null : <Notice tone="info">{NEWSLETTER_COPY.searchMore}</Notice>}
        <SelectionBar
          selection={selection}
          page={rows?.map(({ id }) => id) ?? []}
          onAsk={(action) => bulk.ask({ action, ids: [...selection.ids] })}
        />
      </List>
      <BulkDialog change={bulk} />
      <PersonDialogs
        person={person}
        onClose={() => setPerson(null)}
        focusRef={listRef}
        onOutcome={setOutcome}
      />
    </ListTab>
  );
}
