import { useState, type RefObject } from 'react';
import { serverText } from '@stillsam/api-client';
import { Button, CheckboxField, ConfirmDialog, Pagination, PillGroup, Skeleton } from '@stillsam/ui';
import { LIST_COPY } from '../../../features/list/list.copy';
import { Section } from '../../../detail/part';
import { ActionNotice } from '../../../action-notice';
import { DataTable } from '../../../features/list/data-table';
import type { ListOutcome } from '../../../features/list/list-tab';
import { RecentTime } from '../../../features/list/cells';
import { useConfirmedAction } from '../../../features/list/confirmed-action';
import { STATUS_COPY } from '../campaign-status.copy';
import {
  mayResend,
  type CampaignStatus,
  type RefusedRecipient,
  type RefusedState,
  type ResendOrder,
} from '../campaign-status.logic';
import { useRefusals, useResend } from '../campaign-status.queries';
import styles from '../campaign-status-page.module.css';
import look from '../../../look.module.css';

const { missedPeople: COPY, resendDialog: RESEND, noReason } = STATUS_COPY;
const { columns } = COPY;

interface MissedPeopleProps {
  status: CampaignStatus;
  /** Takes the focus after a letter was sent again: nobody may be left here. */
  focusRef: RefObject<HTMLElement | null>;
  onOutcome: (outcome: ListOutcome | null) => void;
}

/** Who was refused, or may not have the letter, and why; who may get it once more is chosen here. */
export function MissedPeople(props: MissedPeopleProps) {
  const { status } = props;
  const { refused, uncertain } = status.figures.recipients;
  const [wanted, setWanted] = useState<RefusedState>('refused');
  if (refused + uncertain === 0) return null;
  const state = refused === 0 ? 'uncertain' : uncertain === 0 ? 'refused' : wanted;
  const options = [
    { value: 'refused', label: COPY.refused(refused) },
    { value: 'uncertain', label: COPY.uncertain(uncertain) },
  ];
  return (
    <Section id="missed" title={COPY.title} className={styles.panel} headingClassName={styles.heading}>
      <PillGroup
        label={COPY.show}
        options={options.filter(({ value }) => value === state || (refused > 0 && uncertain > 0))}
        value={state}
        onValueChange={(value) => setWanted(value === 'uncertain' ? 'uncertain' : 'refused')}
      />
      <PeopleOfState key={state} state={state} {...props} />
    </Section>
  );
}

/** An order that is asked about, with the number of its recipients when it was. */
type ResendQuestion = ResendOrder & { count: number };

function PeopleOfState({ state, status, focusRef, onOutcome }: MissedPeopleProps & { state: RefusedState }) {
  const { id } = status.campaign;
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { mutateAsync } = useResend(id);
  const resend = useConfirmedAction<ResendQuestion>({
    focusRef,
    run: async ({ count: _, ...order }) => {
      try {
        await mutateAsync(order);
        setChosen(new Set());
        onOutcome({ tone: 'success', text: RESEND.done[state] });
      } catch (error) {
        onOutcome({ tone: 'error', text: serverText(error) ?? RESEND.failed });
      }
    },
  });
  const { data, isError, isPlaceholderData, refetch } = useRefusals(id, {
    state,
    page,
    count: status.figures.recipients[state],
  });
  if (!data) {
    return isError ? (
      <ActionNotice label={LIST_COPY.retry} onAction={() => void refetch()}>
        {COPY.failed}
      </ActionNotice>
    ) : (
      <Skeleton lines={3} label={COPY.loading} />
    );
  }
  const choose = (recipient: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(recipient);
    else next.delete(recipient);
    setChosen(next);
  };
  const { resendable, recipients, pagination } = data;
  const question =
    chosen.size > 0 ? { state, recipients: [...chosen], count: chosen.size } : { state, count: resendable };
  return (
    <div className={styles.missed}>
      {recipients === null ? (
        <p className={styles.lead}>{COPY.hidden}</p>
      ) : (
        <>
          <DataTable
            caption={COPY[state](pagination.totalCount)}
            columns={columnsOf(mayResend(status.campaign) ? { chosen, choose } : undefined)}
            rows={recipients}
            isStale={isPlaceholderData}
          />
          {pagination.totalPages > 1 ? (
            <Pagination page={page} totalPages={pagination.totalPages} onPageChange={setPage} />
          ) : null}
        </>
      )}
      {mayResend(status.campaign) ? (
        resendable === 0 ? (
          <p className={styles.lead}>{COPY.nobody}</p>
        ) : (
          <div className={look.actions}>
            <Button variant="secondary" onClick={() => resend.ask(question)}>
              {chosen.size > 0 ? COPY.chosen(chosen.size) : COPY.all(resendable)}
            </Button>
          </div>
        )
      ) : null}
      <ConfirmDialog
        {...resend.dialog}
        title={RESEND.titles[state]}
        confirmLabel={RESEND.confirm}
        cancelLabel={RESEND.cancel}
        busyLabel={RESEND.sending}
      >
        <p>{RESEND[state](question.count)}</p>
      </ConfirmDialog>
    </div>
  );
}

interface Choice {
  chosen: ReadonlySet<string>;
  choose: (id: string, isChosen: boolean) => void;
}

function columnsOf(choice: Choice | undefined) {
  const choosing = choice && {
    header: columns.choose,
    cell: ({ id, email, may_resend }: RefusedRecipient) =>
      may_resend && email ? (
        <CheckboxField
          label={COPY.choose(email)}
          isLabelHidden
          checked={choice.chosen.has(id)}
          onChange={(event) => choice.choose(id, event.target.checked)}
        />
      ) : (
        COPY.lost
      ),
  };
  return [
    {
      header: columns.email,
      kind: 'title',
      cell: ({ email }: RefusedRecipient) => email ?? COPY.erased,
    } as const,
    { header: columns.reason, cell: ({ reason }: RefusedRecipient) => reason || noReason },
    {
      header: columns.when,
      kind: 'date',
      cell: ({ handed_at }: RefusedRecipient) => (handed_at ? <RecentTime iso={handed_at} /> : null),
    } as const,
    ...(choosing ? [choosing] : []),
  ];
}
