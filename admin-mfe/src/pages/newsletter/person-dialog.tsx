import type { components } from '@stillsam/contracts';
import { ADMIN_PATHS } from '@stillsam/paths';
import { Button, Dialog, Skeleton, TextLink } from '@stillsam/ui';
import { ActionNotice } from '../../action-notice';
import { useApi } from '../../api/use-api';
import { dateStamp } from '../../format-date';
import { saveFile } from '../../features/download/download';
import { LIST_COPY } from '../../features/list/list.copy';
import { PERSON_COPY } from './person.copy';
import { Time } from '../../features/list/time';
import { PERSON_LABELS } from '../../features/labels/person.copy';
import { NEWSLETTER_COPY } from './newsletter.copy';
import styles from './person-facts.module.css';

export type Subscriber = components['schemas']['SubscriberDto'];

interface PersonDialogProps {
  /** The subscriber whose data is shown; null while the dialog is closed. */
  person: Subscriber | null;
  onClose: () => void;
}

/** The newsletter's data about one person, to download, and the way to where all data are erased. */
export function PersonDialog({ person, onClose }: PersonDialogProps) {
  const { data, isError, refetch } = useApi().useQuery(
    'get',
    '/api/admin/newsletter/subscribers/{id}/data',
    { params: { path: { id: person?.id ?? '' } } },
    // The audit log records each reading, so nothing refetches it.
    { enabled: person !== null, refetchOnWindowFocus: false },
  );
  const save = () => {
    if (!person || !data) return;
    const content = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
    saveFile(content, PERSON_COPY.fileName(person.id, dateStamp(new Date())));
  };
  return (
    <Dialog
      isOpen={person !== null}
      onClose={onClose}
      title={person?.email ?? ''}
      actions={
        person ? (
          <Button onClick={save} aria-disabled={data ? undefined : true}>
            {PERSON_COPY.export}
          </Button>
        ) : null
      }
    >
      {data ? (
        <PersonFacts data={data} />
      ) : isError ? (
        <ActionNotice label={LIST_COPY.retry} onAction={() => void refetch()}>
          {PERSON_COPY.failed}
        </ActionNotice>
      ) : (
        <Skeleton lines={5} label={PERSON_COPY.loading} />
      )}
      <p>
        {PERSON_COPY.eraseElsewhere}{' '}
        <TextLink to={`${ADMIN_PATHS.dashboard}?flik=personuppgifter`}>{PERSON_COPY.toPersonalData}</TextLink>
      </p>
    </Dialog>
  );
}

type PersonData = components['schemas']['SubscriberDataDto'];

/** The data about a person as a description list. */
export function PersonFacts({ data: { consents, mails, letters, suppression } }: { data: PersonData }) {
  return (
    <>
      <p className={styles.soft}>{PERSON_COPY.introduction}</p>
      {suppression ? <p>{PERSON_COPY.suppression(suppression)}</p> : null}
      <section className={styles.part}>
        <h3>{PERSON_COPY.consents}</h3>
        {consents.length === 0 ? <p className={styles.soft}>{PERSON_COPY.noConsents}</p> : null}
        <ul role="list" className={styles.entries}>
          {consents.map(({ action, source, occurred_at }) => (
            <Entry
              key={`${action} ${occurred_at}`}
              text={`${PERSON_LABELS.action[action]} (${NEWSLETTER_COPY.source(source)})`}
              at={occurred_at}
            />
          ))}
        </ul>
      </section>
      <section className={styles.part}>
        <h3>{PERSON_COPY.letters}</h3>
        {letters.length === 0 ? <p className={styles.soft}>{PERSON_COPY.noLetters}</p> : null}
        <ul role="list" className={styles.entries}>
          {letters.map(({ subject, state, handed_at }, index) => (
            <Entry key={index} text={PERSON_LABELS.letter(subject, state)} at={handed_at} />
          ))}
        </ul>
      </section>
      <section className={styles.part}>
        <h3>{PERSON_COPY.mails}</h3>
        {mails.length === 0 ? <p className={styles.soft}>{PERSON_COPY.noMails}</p> : null}
        <ul role="list" className={styles.entries}>
          {mails.map(({ subject, created_at }) => (
            <Entry key={`${subject} ${created_at}`} text={subject} at={created_at} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Entry({ text, at }: { text: string; at: string | null }) {
  return (
    <li className={styles.entry}>
      <span>{text}</span>
      {at ? <Time iso={at} /> : null}
    </li>
  );
}
