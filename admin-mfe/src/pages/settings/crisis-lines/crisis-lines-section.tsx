import { useState } from 'react';
import { PATHS } from '@stillsam/paths';
import { runtimeConfig } from '@stillsam/platform';
import { Button, Notice } from '@stillsam/ui';
import { Loaded } from '../../../detail/detail-page';
import { FoldedSection } from '../folded-section';
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
  const result = useCrisisLines();
  const due = result.data?.lines.filter((line) => line.checkedOn === null || line.isOverdue).length ?? 0;
  return (
    <FoldedSection
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
    </FoldedSection>
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
