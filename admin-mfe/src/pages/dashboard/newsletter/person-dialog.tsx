import { Button, Dialog, Notice, Skeleton } from '@stillsam/ui';
import { dateStamp } from '../../../features/dates/format-date';
import { saveFile } from '../../../features/download/save-file';
import { LIST_COPY } from '../../../features/list/list.copy';
import { usePersonData, type Subscriber } from './newsletter.queries';
import { PersonFacts } from './person-facts';
import { PERSON_COPY } from './person.copy';

interface PersonDialogProps {
  /** The subscriber whose data is shown; null while the dialog is closed. */
  person: Subscriber | null;
  /** Opens the confirmation of an erasure. */
  onErase: (person: Subscriber) => void;
  onClose: () => void;
}

/** All data about one person, with buttons to download and to erase it. */
export function PersonDialog({ person, onErase, onClose }: PersonDialogProps) {
  const { data, isError, refetch } = usePersonData(person?.id);
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
          <>
            <Button onClick={save} aria-disabled={data ? undefined : true}>
              {PERSON_COPY.export}
            </Button>
            <Button variant="danger" onClick={() => onErase(person)}>
              {PERSON_COPY.erase}
            </Button>
          </>
        ) : null
      }
    >
      {data ? (
        <PersonFacts data={data} />
      ) : isError ? (
        <Notice
          tone="error"
          action={
            <Button variant="secondary" onClick={() => void refetch()}>
              {LIST_COPY.retry}
            </Button>
          }
        >
          {PERSON_COPY.failed}
        </Notice>
      ) : (
        <Skeleton lines={5} label={PERSON_COPY.loading} />
      )}
    </Dialog>
  );
}
