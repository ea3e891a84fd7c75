import { adminMessagePath, adminTabPath, adminPersonPath } from '@stillsam/paths';
import { serverText } from '@stillsam/api-client';
import { useParams } from 'react-router-dom';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, Notice, TextLink } from '@stillsam/ui';
import { LoadedPage } from '../../detail/detail-page';
import { MESSAGE_COPY as COPY } from './messages.copy';
import { useApi, useRefetch } from '../../api/use-api';
import { Part } from '../../detail/part';
import styles from '../../detail/detail.module.css';
import { Time } from '../../features/list/cells';
import { OutcomeNotice, type ListOutcome } from '../../features/list/list-tab';
import { RemovalDialog, useConfirmedAction } from '../../features/list/confirmed-action';
import { MessageStatus, AnswerTime } from './message-status';
import { useMayUse } from '../../features/session/require-back-office';
import { formatDateTime } from '../../format-date';
import { ReplyForm, type MessageDetail } from './reply-form';
import look from '../../look.module.css';

/** One message of the contact form: what was asked, what was answered, and a form to answer. */
function MessagePage() {
  const { id = '' } = useParams();
  const result = useApi().useQuery(
    'get',
    '/api/admin/messages/{id}',
    { params: { path: { id } } },
    // A removed one is not shown from the cache.
    { enabled: useMayUse('messages'), gcTime: 0 },
  );
  return (
    <LoadedPage
      key={id}
      copy={COPY}
      heading={result.data?.name}
      path={adminMessagePath(id)}
      backTo={adminTabPath('meddelanden')}
      result={result}
      area="messages"
    >
      {(message) => <MessageView message={message} now={result.dataUpdatedAt} />}
    </LoadedPage>
  );
}

/** A message in full. Opening an unread one marks it as read. @param now milliseconds since 1970. */
function MessageView({ message, now }: { message: MessageDetail; now: number }) {
  const { id, status, email, health_consent_at } = message;
  const marking = useApi().useMutation('patch', '/api/admin/messages/{id}', {
    // Also after a failure, which outdated data may have caused.
    onSettled: useRefetch('/api/admin/messages/{id}', '/api/admin/messages'),
  });
  const mark = (next: MessageDetail['status']) =>
    marking.mutate({ params: { path: { id } }, body: { status: next } });
  const markRead = useEffectEvent(() => {
    if (status === 'unread') mark('read');
  });
  // Once: a message that is marked as unread here stays so.
  useEffect(() => markRead(), [id]);
  const mayReadPerson = useMayUse('personal-data');
  const next = status === 'answered' ? 'unread' : 'answered';
  const { removal, outcome, frame } = useMessageRemoval();
  if (outcome?.tone === 'success')
    return (
      <div ref={frame} tabIndex={-1}>
        <OutcomeNotice outcome={outcome} />
      </div>
    );
  return (
    <>
      <Part title={COPY.title}>
        <div className={look.actions}>
          <span className={look.soft}>
            {email} · <Time iso={message.created_at} />
          </span>
          <span role="status">
            <MessageStatus status={status} />
          </span>
          <AnswerTime message={message} now={now} />
        </div>
        <p className={look.paragraph}>{message.message}</p>
      </Part>
      {message.replies.length > 0 ? <Replies message={message} /> : null}
      <ReplyForm message={message} />
      <Part title={COPY.about}>
        <p className={look.soft}>
          {health_consent_at ? COPY.healthConsent(formatDateTime(health_consent_at)) : COPY.noHealthConsent}{' '}
          {COPY.kept} <Time iso={message.kept_until} isDay />.
        </p>
        <OutcomeNotice outcome={outcome} />
        {marking.isError ? <Notice tone="error">{COPY.markFailed}</Notice> : null}
        <div className={look.actions}>
          <Button
            variant="secondary"
            isLoading={marking.isPending}
            loadingText={COPY.marking}
            onClick={() => mark(next)}
          >
            {next === 'answered' ? COPY.markAnswered : COPY.markUnread}
          </Button>
          <Button variant="secondary" onClick={() => removal.ask(message)}>
            {COPY.remove}
          </Button>
          {mayReadPerson ? <TextLink to={adminPersonPath('message', id)}>{COPY.person}</TextLink> : null}
        </div>
      </Part>
      <RemovalDialog
        removal={removal}
        question={COPY.removeQuestion}
        describe={({ name }) => COPY.removeText(name)}
      />
    </>
  );
}

/** Removes a message after a confirmation. What became of it takes the place of the page, and the focus. */
function useMessageRemoval() {
  const { mutateAsync } = useApi().useMutation('delete', '/api/admin/messages/{id}', {
    onSettled: useRefetch('/api/admin/messages'),
  });
  const [outcome, setOutcome] = useState<ListOutcome | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const removal = useConfirmedAction<MessageDetail>({
    focusRef: frame,
    run: async ({ id, name }) => {
      try {
        await mutateAsync({ params: { path: { id } } });
        setOutcome({ tone: 'success', text: COPY.removed(name) });
      } catch (error) {
        setOutcome({ tone: 'error', text: serverText(error) ?? COPY.removeFailed });
      }
    },
  });
  return { removal, outcome, frame };
}

function Replies({ message: { replies } }: { message: MessageDetail }) {
  return (
    <Part title={COPY.replies} isCard>
      {replies.map(({ text, author_name, mail_status, created_at }) => (
        <article key={created_at} className={styles.form}>
          <h3>
            {COPY.replied(author_name)} <Time iso={created_at} />
          </h3>
          <p className={look.paragraph}>{text}</p>
          {mail_status ? <p className={look.soft}>{COPY.mail[mail_status]}</p> : null}
        </article>
      ))}
    </Part>
  );
}

export { MessagePage as Component };
