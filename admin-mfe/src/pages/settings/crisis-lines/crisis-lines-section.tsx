import { useState } from 'react';
import { useApi } from '../../../api/use-api';
import { PATHS } from '@stillsam/paths';
import { runtimeConfig } from '@stillsam/platform';
import { Button, Notice, siteOf } from '@stillsam/ui';
import { serverText } from '@stillsam/api-client';
import { Loaded } from '../../../detail/detail-page';
import { SettingPart } from '../missing-facts';
import { ChangedBy } from '../setting-form';
import styles from '../settings.module.css';
import { CrisisLineDialog, type CrisisLine, fieldsOf, useChangeCrisisLine } from './crisis-line-dialog';
import { CRISIS_LINES_COPY as COPY } from './crisis-lines.copy';
import look from '../../../look.module.css';
import { Time } from '../../../features/list/cells';

export const CRISIS_LINES_ID = 'crisis-lines';
const GROUPS = ['now', 'talk', 'violence', 'young', 'relatives', 'text'] as const;

/** The lines of the crisis card: what each says, when it was checked, and by whom. */
export function CrisisLinesSection() {
  const result = useApi().useQuery('get', '/api/admin/settings/crisis-lines');
  const due = result.data?.lines.filter((line) => line.checkedOn === null || line.isOverdue).length ?? 0;
  return (
    <SettingPart
      id={CRISIS_LINES_ID}
      title={COPY.title}
      lead={COPY.lead}
      note={due > 0 ? COPY.due(due) : undefined}
    >
      <a href={runtimeConfig().siteOrigin + PATHS.crisisHelp}>{COPY.page}</a>
      <Loaded copy={COPY} result={result}>
        {({ lines, ...setting }) => (
          <>
            {due > 0 ? null : <Notice tone="success">{COPY.noneDue}</Notice>}
            <Lines lines={lines} setting={setting} />
          </>
        )}
      </Loaded>
    </SettingPart>
  );
}

interface LinesProps {
  lines: CrisisLine[];
  setting: { version: number; changed_at: string | null; changed_by_name: string | null };
}

function Lines({ lines, setting }: LinesProps) {
  const [edited, setEdited] = useState<CrisisLine | 'new' | null>(null);
  const { version } = setting;
  return (
    <>
      {GROUPS.map((group) => {
        const own = lines.filter((line) => line.group === group);
        if (own.length === 0) return null;
        return (
          <div key={group} className={styles.group}>
            <h3 className={styles.legend}>{COPY.groups[group]}</h3>
            <ul className={styles.lines} role="list">
              {own.map((line) => (
                <CrisisLineRow key={line.id} line={line} version={version} onEdit={() => setEdited(line)} />
              ))}
            </ul>
          </div>
        );
      })}
      <div className={look.actions}>
        <Button variant="secondary" onClick={() => setEdited('new')}>
          {COPY.add}
        </Button>
        <ChangedBy setting={setting} />
      </div>
      {edited ? (
        <CrisisLineDialog
          line={edited === 'new' ? null : edited}
          version={version}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </>
  );
}

interface CrisisLineRowProps {
  line: CrisisLine;
  version: number;
  onEdit: () => void;
}

/** A line with its check, the page to check it against, and one press that renews it. */
function CrisisLineRow({ line, version, onEdit }: CrisisLineRowProps) {
  const { save } = useChangeCrisisLine();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { id, name, number, hours, source } = line;
  const host = siteOf(source).split('/', 1).join();
  const isDue = line.checkedOn === null || line.isOverdue;
  const check = async () => {
    setIsBusy(true);
    setRefusal(null);
    try {
      const body = { ...fieldsOf(line), isCheckedToday: true, version };
      await save({ params: { path: { id } }, body });
    } catch (error) {
      setRefusal(serverText(error) ?? COPY.saveFailed);
    }
    setIsBusy(false);
  };
  return (
    <li className={styles.line}>
      <div className={styles.lineFacts}>
        <p className={styles.lineName}>
          {name}
          {number ? (
            <>
              , <span className={look.whole}>{number}</span>
            </>
          ) : null}
        </p>
        {hours ? <p className={look.small}>{hours}</p> : null}
        <p className={isDue ? `${look.small} ${look.attention}` : look.small}>
          <Check line={line} />
        </p>
        <p className={look.small}>
          {COPY.source}{' '}
          <a
            className={look.breaks}
            href={source}
            target="_blank"
            rel="noreferrer"
            aria-label={COPY.sourceOf(host, name)}
          >
            {host}
          </a>
        </p>
      </div>
      <div className={styles.lineActions}>
        <Button
          variant={isDue ? 'secondary' : 'quiet'}
          isLoading={isBusy}
          loadingText={COPY.checking}
          aria-label={COPY.checkNowOf(name)}
          onClick={() => void check()}
        >
          {COPY.checkNow}
        </Button>
        <Button variant="quiet" aria-label={COPY.editOf(name)} onClick={onEdit}>
          {COPY.edit}
        </Button>
      </div>
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
    </li>
  );
}

function Check({ line: { checkedOn, checkedBy, isOverdue } }: { line: CrisisLine }) {
  if (checkedOn === null) return COPY.unchecked;
  return (
    <>
      {COPY.checked} <Time iso={checkedOn} isDay /> {checkedBy ? COPY.checkedBy(checkedBy) : null}
      {isOverdue ? `, ${COPY.overdue}` : null}.
    </>
  );
}
