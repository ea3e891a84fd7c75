import { useRef } from 'react';
import { AddToPlan } from '@stillsam/my-plan';
import { PATHS } from '@stillsam/paths';
import { Button } from '@stillsam/ui';
import {
  StepActions,
  StepHeading,
  StepNote,
  StepPart,
  WayList,
} from '../../../features/exercise-flow/step-parts';
import { PrivateText } from '../../../components/private-text/private-text';
import { UrgentHelp } from '../../../components/urgent-help/urgent-help';
import { isUrgent } from '../../../components/urgent-help/urgent-words';
import { WORRY_COPY } from '../worry-paper.copy';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './paper.module.css';

const { paper: COPY, torn: TORN } = WORRY_COPY;

/** The texts of the two columns. */
export interface WrittenPaper {
  worry: string;
  step: string;
}

interface PaperProps {
  written: WrittenPaper;
  onWrite: (written: WrittenPaper) => void;
  onTear: () => void;
}

export function Paper({ written, onWrite, onTear }: PaperProps) {
  const text = `${written.worry}\n${written.step}`;
  const firstField = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <StepHeading>{COPY.title}</StepHeading>
      <div className={styles.paper}>
        <PrivateText
          ref={firstField}
          {...COPY.worry}
          rows={2}
          value={written.worry}
          onWrite={(worry) => onWrite({ ...written, worry })}
        />
        <PrivateText
          {...COPY.step}
          rows={2}
          value={written.step}
          onWrite={(step) => onWrite({ ...written, step })}
        />
      </div>
      <UrgentHelp written={text} />
      <StepNote>{COPY.private}</StepNote>
      <StepActions>
        <Button
          size="large"
          variant={isUrgent(text) ? 'secondary' : 'primary'}
          onClick={text.trim() === '' ? () => firstField.current?.focus() : onTear}
        >
          {COPY.tear}
        </Button>
        <Button size="large" variant="secondary" onClick={() => window.print()}>
          {COPY.print}
        </Button>
      </StepActions>
    </>
  );
}

/** Two halves that part, without what was written on them. */
export function TornPaper({ onAgain }: { onAgain: () => void }) {
  return (
    <>
      <StepHeading>{TORN.title}</StepHeading>
      <svg
        className={`${styles.torn} ${shown.onScreen}`}
        viewBox="0 0 240 120"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M24 10h94l-6 14 9 16-8 18 7 16-9 18 6 18H24z" />
        <path d="M122 10h94v100h-98l-6-18 9-18-7-16 8-18-9-16z" />
      </svg>
      <p>{TORN.text}</p>
      <StepActions>
        <Button variant="secondary" onClick={onAgain}>
          {TORN.again}
        </Button>
        <AddToPlan title={WORRY_COPY.title} path={PATHS.worryPaper} />
      </StepActions>
      <StepPart title={TORN.waysTitle}>
        <WayList ways={WORRY_COPY.ways} />
      </StepPart>
    </>
  );
}
