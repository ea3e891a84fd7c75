import { useEffect, useRef, useState } from 'react';
import { PATHS } from '@stillsam/paths';
import { runtimeConfig } from '@stillsam/platform';
import { Button, Notice } from '@stillsam/ui';
import { useLocation } from 'react-router-dom';
import { Loaded } from '../../../detail/detail-page';
import { ChangedBy } from '../setting-form';
import styles from '../settings.module.css';
import { CrisisLineDialog } from './crisis-line-dialog';
import { CrisisLineRow } from './crisis-line-row';
import { CRISIS_LINES_COPY as COPY } from './crisis-lines.copy';
import { useCrisisLines, type CrisisLine } from './crisis-lines.queries';
import look from '../../../look.module.css';

export const CRISIS_LINES_ID = 'crisis-lines';
const GROUPS = ['now', 'talk', 'violence', 'young', 'relatives', 'text'] as const;

/** The lines of the crisis card: what each says, when it was checked, and by whom. */
export function CrisisLinesSection() {
  const section = useFocusWhenNamed();
  return (
    <section
      ref={section}
      id={CRISIS_LINES_ID}
      tabIndex={-1}
      className={styles.section}
      aria-labelledby={`${CRISIS_LINES_ID}-title`}
    >
      <h2 id={`${CRISIS_LINES_ID}-title`} className={styles.title}>
        {COPY.title}
      </h2>
      <p className={styles.lead}>{COPY.lead}</p>
      <a href={runtimeConfig().siteOrigin + PATHS.crisisHelp}>{COPY.page}</a>
      <Loaded copy={COPY} result={useCrisisLines()}>
        {({ lines, ...setting }) => <Lines lines={lines} setting={setting} />}
      </Loaded>
    </section>
  );
}

interface LinesProps {
  lines: CrisisLine[];
  setting: { version: number; changed_at: string | null; changed_by_name: string | null };
}

function Lines({ lines, setting }: LinesProps) {
  const [edited, setEdited] = useState<CrisisLine | 'new' | null>(null);
  const due = lines.filter((line) => line.checkedOn === null || line.isOverdue).length;
  const { version } = setting;
  return (
    <>
      {due > 0 ? <p>{COPY.due(due)}</p> : <Notice tone="success">{COPY.noneDue}</Notice>}
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

/** The overview links here by the section's id, before the section is loaded. */
function useFocusWhenNamed() {
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${CRISIS_LINES_ID}`) section.current?.focus();
  }, [hash]);
  return section;
}
