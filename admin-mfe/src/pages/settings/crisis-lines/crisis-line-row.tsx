import { useState } from 'react';
import { serverText } from '@stillsam/api-client';
import { Button, Notice, siteOf } from '@stillsam/ui';
import { Time } from '../../../features/list/cells';
import styles from '../settings.module.css';
import { CRISIS_LINES_COPY as COPY } from './crisis-lines.copy';
import { fieldsOf, useChangeCrisisLine, type CrisisLine } from './crisis-lines.queries';
import look from '../../../look.module.css';

interface CrisisLineRowProps {
  line: CrisisLine;
  version: number;
  onEdit: () => void;
}

/** A line with its check, the page to check it against, and one press that renews it. */
export function CrisisLineRow({ line, version, onEdit }: CrisisLineRowProps) {
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
        <p className={isDue ? `${look.small} ${look.late}` : look.small}>
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
