import { serverText } from '@stillsam/api-client';
import { Badge, Button, Icon } from '@stillsam/ui';
import Plus from 'lucide-react/icons/plus';
import { useApi } from '../../api/use-api';
import { useEffect, useRef, useState } from 'react';
import { LIST_COPY } from '../../features/list/list.copy';
import { DataTable, type ListColumn } from '../../features/list/data-table';
import { ListSection, ListTab, OutcomeNotice, type ListOutcome } from '../../features/list/list-tab';
import { Loaded } from '../../detail/detail-page';
import { RowAction } from '../../features/list/row-actions';
import { RecentTime } from '../../features/list/cells';
import { AccountDialog, type Question, useAccountActions, type Account } from './account-dialog';
import { ACCOUNTS_COPY as COPY } from './accounts.copy';
import look from '../../look.module.css';

/** The accounts of the back office: who they are, what they may do, and invites. */
export function AccountsTab() {
  const accounts = useApi().useQuery('get', '/api/admin/users');
  const { inviteAgain } = useAccountActions();
  const [question, setQuestion] = useState<Question | null>(null);
  const [outcome, setOutcome] = useState<ListOutcome | null>(null);
  const region = useRef<HTMLElement>(null);
  // The row whose button opened the dialog may be gone.
  useEffect(() => {
    if (outcome) region.current?.focus();
  }, [outcome]);
  const sendAgain = ({ id, email }: Account) =>
    inviteAgain.mutate(
      { params: { path: { id } } },
      {
        onSuccess: () => setOutcome({ tone: 'success', text: COPY.wasInvited(email) }),
        onError: (cause) => setOutcome({ tone: 'error', text: serverText(cause) ?? COPY.failed }),
      },
    );
  return (
    <ListTab
      help={COPY.lead}
      actions={
        <Button icon={<Icon icon={Plus} />} onClick={() => setQuestion({ kind: 'invite' })}>
          {COPY.invite}
        </Button>
      }
    >
      <OutcomeNotice outcome={outcome} onDismiss={() => setOutcome(null)} />
      <ListSection ref={region} label={COPY.label}>
        <Loaded copy={COPY} result={accounts}>
          {({ accounts: rows }) => (
            <DataTable
              caption={COPY.label}
              columns={columnsOf({ ask: setQuestion, sendAgain })}
              rows={rows}
            />
          )}
        </Loaded>
      </ListSection>
      {question ? (
        <AccountDialog
          question={question}
          onCancel={() => setQuestion(null)}
          onDone={(text) => {
            setQuestion(null);
            setOutcome({ tone: 'success', text });
          }}
        />
      ) : null}
    </ListTab>
  );
}

interface Actions {
  ask: (question: Question) => void;
  sendAgain: (account: Account) => void;
}

const columnsOf = (actions: Actions): ListColumn<Account>[] => [
  { header: COPY.columns.name, kind: 'title', cell: ({ name }) => name },
  { header: COPY.columns.email, isPlain: true, cell: ({ email }) => email },
  {
    header: COPY.columns.role,
    cell: ({ role, is_invited: isInvited, is_own: isOwn }) => (
      <span className={look.badges}>
        {COPY.roles[role]}
        {isInvited ? <Badge tone="warm">{COPY.invited}</Badge> : null}
        {isOwn ? <Badge tone="success">{COPY.own}</Badge> : null}
      </span>
    ),
  },
  {
    header: COPY.columns.seen,
    kind: 'date',
    cell: ({ last_seen_at: seen }) => (seen ? <RecentTime iso={seen} /> : COPY.never),
  },
  {
    header: LIST_COPY.actions,
    kind: 'actions',
    cell: (account) => (account.is_own ? null : <AccountActions account={account} {...actions} />),
  },
];

function AccountActions({ account, ask, sendAgain }: Actions & { account: Account }) {
  const { name, is_invited: isInvited, role } = account;
  return (
    <>
      {isInvited ? (
        <RowAction label={COPY.againNamed(name)} onClick={() => sendAgain(account)}>
          {COPY.again}
        </RowAction>
      ) : role === 'team' ? null : (
        <RowAction label={COPY.changeNamed(name)} onClick={() => ask({ kind: 'change', account })}>
          {COPY.change}
        </RowAction>
      )}
      {account.has_second_factor ? (
        <RowAction label={COPY.helpNamed(name)} onClick={() => ask({ kind: 'help', account })}>
          {COPY.help}
        </RowAction>
      ) : null}
      <RowAction
        label={COPY.removeNamed(name)}
        tone="danger"
        onClick={() => ask({ kind: 'remove', account })}
      >
        {COPY.remove}
      </RowAction>
    </>
  );
}
