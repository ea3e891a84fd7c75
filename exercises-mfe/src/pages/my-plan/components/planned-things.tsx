import type { PlannedThing } from '@stillsam/my-plan';
import { PATHS } from '@stillsam/paths';
import { TextLink } from '@stillsam/ui';
import { EraseButton, StepNote, StepPart } from '../../../features/exercise-flow/step-parts';
import { MY_PLAN_COPY } from '../my-plan.copy';
import styles from './planned-things.module.css';

const COPY = MY_PLAN_COPY.things;

interface PlannedThingsProps {
  things: readonly PlannedThing[];
  onRemove: (path: string) => void;
}

/** The things of the plan as links, or where to find some. */
export function PlannedThings({ things, onRemove }: PlannedThingsProps) {
  return (
    <StepPart title={COPY.title} level={2}>
      {things.length > 0 ? (
        <ol className={styles.things} role="list">
          {things.map(({ title, path }) => (
            <li key={path} className={styles.thing}>
              <TextLink to={path} arrow="forward">
                {title}
              </TextLink>
              <EraseButton aria-label={COPY.removeNamed(title)} onClick={() => onRemove(path)}>
                {COPY.remove}
              </EraseButton>
            </li>
          ))}
        </ol>
      ) : (
        <>
          <StepNote>{COPY.none}</StepNote>
          <TextLink to={PATHS.start} arrow="forward">
            {COPY.way}
          </TextLink>
        </>
      )}
    </StepPart>
  );
}
