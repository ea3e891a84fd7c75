import type { RefObject } from 'react';
import type { ListOutcome } from '../../../features/list/list-tab';
import { RemovalDialog } from '../components/removal-dialog';
import { useRemoval } from '../use-removal';
import { SUBSCRIBERS, type Subscriber } from './newsletter.queries';
import { PersonDialog } from './person-dialog';
import { PERSON_COPY } from './person.copy';

interface PersonDialogsProps {
  /** The subscriber whose data is shown; null while the dialog is closed. */
  person: Subscriber | null;
  onClose: () => void;
  focusRef: RefObject<HTMLElement | null>;
  onOutcome: (outcome: ListOutcome) => void;
}

/** The dialog with all data about one person, and the confirmation of its erasure. */
export function PersonDialogs({ person, onClose, focusRef, onOutcome }: PersonDialogsProps) {
  const erasure = useRemoval<Subscriber>({
    list: SUBSCRIBERS,
    remove: (client, id) =>
      client.DELETE('/api/admin/newsletter/subscribers/{id}/data', { params: { path: { id } } }),
    focusRef,
    texts: { removed: ({ email }) => PERSON_COPY.erased(email), failed: PERSON_COPY.eraseFailed },
    onOutcome,
  });
  return (
    <>
      <PersonDialog
        person={person}
        onErase={(erased) => {
          onClose();
          erasure.ask(erased);
        }}
        onClose={onClose}
      />
      <RemovalDialog
        removal={erasure}
        question={PERSON_COPY.eraseQuestion}
        describe={({ email }) => PERSON_COPY.eraseText(email)}
      />
    </>
  );
}
