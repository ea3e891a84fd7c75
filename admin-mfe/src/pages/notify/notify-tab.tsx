import { adminPersonPath } from '@stillsam/paths';
import { Link } from 'react-router-dom';
import { Button, ConfirmDialog } from '@stillsam/ui';
import { formatNumber } from '@stillsam/ui/format-number';
import type { components } from '@stillsam/contracts';
import type { RefObject } from 'react';
import { ExportButton, EXPORT_CALL, useCsvExport } from '../../features/download/download';
import { defineList, useList } from '../../features/list/define-list';
import { Figures, type Figure } from '../../features/list/figures';
import { LIST_COPY } from '../../features/list/list.copy';
import { EmailAddress, RecentTime, TwoLines } from '../../features/list/cells';
import { ListView } from '../../features/list/list-view';
import { RowAction } from '../../features/list/row-actions';
import { NOTIFY_PURPOSES } from '../../features/labels/labels.copy';
import look from '../../look.module.css';
import { useApi, useRefetch } from '../../api/use-api';
import type { ListOutcome } from '../../features/list/list-tab';
import { useConfirmedAction, type ConfirmedAction } from '../../features/list/confirmed-action';

const COPY = {
  label: 'Intresselistor',
  list: {
    loading: 'Hämtar intresselistan',
    failedTitle: 'Det gick inte att hämta intresselistan',
    empty: 'Inga adresser hittades.',
    emptyTitle: 'Ingen väntar ännu',
    emptyFirst:
      'Den som vill veta när något nytt öppnar, till exempel Premium eller Fokusträning, hamnar här med sin adress.',
    emptyFiltered: 'Pröva ett annat sökord eller en annan lista.',
  },
  counts: 'Antal bekräftade adresser per lista',
  waiting: (count: string) => `(${count} ${count === '1' ? 'obekräftad' : 'obekräftade'})`,
  columns: {
    email: 'E-post',
    purpose: 'Lista',
    registered: 'Anmäld',
  },
  confirmed: 'Bekräftad',
  notConfirmed: 'Inte bekräftad',
  search: 'Sök på e-post',
  purposeFilter: 'Lista',
  purposes: { all: 'Alla listor', ...NOTIFY_PURPOSES },
  fileName: (purpose: string) => `paminnelser-${purpose}`,
  count: (count: number) => (count === 1 ? '1 adress' : `${formatNumber(count)} adresser`),
  removeNamed: (email: string) => `Ta bort ${email}`,
  removeQuestion: 'Är du säker på att du vill ta bort denna adress?',
  removeText: (email: string, list: string) => `${email} får ingen påminnelse om ${list}.`,
  removed: (email: string) => `${email} är borttagen.`,
  help: 'Var och en här har bett om ett enda besked, när just det som listan gäller är klart. Adresserna får inga nyhetsbrev, och beskedet går inte ut av sig självt. Välj en lista, så står det hur du skickar det.',
  howTo: (list: string) =>
    `Beskedet om ${list} går inte ut av sig självt. När det är dags: exportera listan och skicka ett enda mejl, bara om det, med adresserna som hemlig kopia. Tryck sedan på ”Beskedet är skickat”, så raderas adresserna.`,
  notified: 'Beskedet är skickat',
  notifiedQuestion: 'Har beskedet gått ut till alla på listan?',
  notifiedText: (count: number, list: string) =>
    `${count === 1 ? 'En adress' : `${formatNumber(count)} adresser`} på listan ${list} raderas för gott. Adresserna sparas bara till det enda utskicket. Obekräftade adresser har inte fått beskedet och står kvar.`,
  notifiedConfirm: 'Radera adresserna',
  notifiedDone: (count: number) =>
    count === 1 ? 'En adress är raderad.' : `${formatNumber(count)} adresser är raderade.`,
  notifiedFailed: 'Det gick inte att radera adresserna. Försök igen.',
  removeFailed: 'Det gick inte att ta bort adressen. Försök igen.',
} as const;

const { columns } = COPY;

export const ENTRIES = defineList({
  search: { label: COPY.search },
  filters: { purpose: { label: COPY.purposeFilter, options: COPY.purposes } },
  useQuery: (api, query, options) => api.useQuery('get', '/api/admin/notify', { params: { query } }, options),
  rows: ({ entries }) => entries,
  removal: {
    call: ({ client }, id) => client.DELETE('/api/admin/notify/{id}', { params: { path: { id } } }),
    question: COPY.removeQuestion,
    describe: ({ email, purpose }) => COPY.removeText(email, NOTIFY_PURPOSES[purpose]),
    removed: ({ email }) => COPY.removed(email),
    failed: COPY.removeFailed,
  },
  columns: (_, remove) => [
    {
      header: columns.email,
      kind: 'title',
      cell: ({ id, email }) => (
        <Link to={adminPersonPath('notify-entry', id)}>
          <EmailAddress email={email} />
        </Link>
      ),
    },
    { header: columns.purpose, isPlain: true, cell: ({ purpose }) => NOTIFY_PURPOSES[purpose] },
    {
      header: columns.registered,
      isPlain: true,
      kind: 'date',
      cell: ({ created_at, confirmed_at }) => (
        <TwoLines
          first={<RecentTime iso={created_at} isDay />}
          second={
            confirmed_at ? (
              <>
                {COPY.confirmed} <RecentTime iso={confirmed_at} isDay isWithin />
              </>
            ) : (
              COPY.notConfirmed
            )
          }
        />
      ),
    },
    {
      header: LIST_COPY.actions,
      kind: 'actions',
      cell: (entry) => (
        <RowAction tone="danger" label={COPY.removeNamed(entry.email)} onClick={() => remove(entry)}>
          {LIST_COPY.remove}
        </RowAction>
      ),
    },
  ],
  copy: COPY,
});

function toFigure(id: NotifyList['purpose'], counts: readonly NotifyList[] | undefined): Figure {
  const list = counts?.find(({ purpose }) => purpose === id);
  const waiting = list ? list.count - list.confirmed : 0;
  return {
    id,
    label: NOTIFY_PURPOSES[id],
    value: list?.confirmed,
    note: waiting > 0 ? COPY.waiting(formatNumber(waiting)) : undefined,
  };
}

/** Addresses to notify when something opens, with counts and export. */
export function NotifyTab() {
  const list = useList(ENTRIES);
  const { purpose: chosen } = list.address.query.filters;
  const counts = list.result.data?.counts;
  const notified = useNotifiedList({ focusRef: list.ref, onOutcome: list.setOutcome });
  const csv = useCsvExport({
    name: COPY.fileName(chosen),
    ask: (client) => {
      const query = chosen === 'all' ? {} : { purpose: chosen };
      return client.GET('/api/admin/notify/export/csv', { params: { query }, ...EXPORT_CALL });
    },
    onOutcome: list.setOutcome,
  });
  const shownList = counts?.find(({ purpose, confirmed }) => purpose === chosen && confirmed > 0);
  const purposes = Object.keys(NOTIFY_PURPOSES) as NotifyList['purpose'][];
  return (
    <ListView
      list={list}
      actions={null}
      help={COPY.help}
      top={<Figures label={COPY.counts} figures={purposes.map((id) => toFigure(id, counts))} />}
      above={
        shownList ? <p className={look.small}>{COPY.howTo(NOTIFY_PURPOSES[shownList.purpose])}</p> : null
      }
      tools={
        <>
          {shownList ? (
            <Button variant="secondary" onClick={() => notified.ask(shownList)}>
              {COPY.notified}
            </Button>
          ) : null}
          {counts?.every(({ confirmed }) => confirmed === 0) ? null : <ExportButton {...csv} />}
        </>
      }
    >
      <NotifiedDialog removal={notified} />
    </ListView>
  );
}

/** A list, and the number of its addresses and of the confirmed ones. */
type NotifyList = components['schemas']['PurposeCountDto'];

interface NotifiedListOptions {
  focusRef: RefObject<HTMLElement | null>;
  onOutcome: (outcome: ListOutcome) => void;
}

/** Empties a list whose notice was sent; addresses that were added after it was shown stay. */
function useNotifiedList({ focusRef, onOutcome }: NotifiedListOptions): ConfirmedAction<NotifyList> {
  const { mutateAsync } = useApi().useMutation('delete', '/api/admin/notify', {
    // Also after a failure, which outdated data may have caused.
    onSettled: useRefetch('/api/admin/notify'),
  });
  return useConfirmedAction<NotifyList>({
    focusRef,
    run: async ({ purpose, newest_id }) => {
      try {
        const query = { purpose, until_id: newest_id ?? '' };
        const { removed } = await mutateAsync({ params: { query } });
        onOutcome({ tone: 'success', text: COPY.notifiedDone(removed) });
      } catch {
        onOutcome({ tone: 'error', text: COPY.notifiedFailed });
      }
    },
  });
}

/** Asks for confirmation before a list is emptied after its notice. */
function NotifiedDialog({ removal }: { removal: ConfirmedAction<NotifyList> }) {
  const { subject } = removal;
  return (
    <ConfirmDialog
      {...removal.dialog}
      title={COPY.notifiedQuestion}
      confirmLabel={COPY.notifiedConfirm}
      tone="danger"
      busyLabel={LIST_COPY.removing}
    >
      <p>{subject ? COPY.notifiedText(subject.confirmed, COPY.purposes[subject.purpose]) : null}</p>
    </ConfirmDialog>
  );
}
