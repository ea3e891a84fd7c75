import { PATHS } from '@stillsam/paths';
import { Button, TextLink, useHydrated, VisuallyHidden } from '@stillsam/ui';
import { useState, type ReactNode } from 'react';
import { PLAN_BUTTON_COPY as COPY } from './my-plan.copy';
import { MAX_THINGS, STORED_PLAN, usePlan, withThing, type PlannedThing } from './my-plan';
import styles from './add-to-plan.module.css';

interface AddToPlanProps extends PlannedThing {
  /** Beside other buttons that have one. */
  icon?: ReactNode;
}

/** Puts a thing into the visitor's own plan, or takes it out, and says which. */
export function AddToPlan({ icon, ...thing }: AddToPlanProps) {
  const { things } = usePlan().value;
  const isHydrated = useHydrated();
  const [outcome, setOutcome] = useState('');
  const isPlanned = things.some(({ path }) => path === thing.path);
  const isFull = things.length >= MAX_THINGS && !isPlanned;
  const toggle = () => {
    STORED_PLAN.save(withThing(STORED_PLAN.read(), thing, !isPlanned));
    setOutcome(isPlanned ? COPY.removed : COPY.added);
  };
  if (!isHydrated) return null;
  return (
    <div className={styles.plan}>
      {isFull ? (
        <p>{COPY.full}</p>
      ) : (
        <Button variant="quiet" icon={icon} onClick={toggle}>
          {isPlanned ? COPY.planned : COPY.add}
        </Button>
      )}
      {things.length > 0 ? <TextLink to={PATHS.plan}>{COPY.show}</TextLink> : null}
      <VisuallyHidden>
        <span role="status">{outcome}</span>
      </VisuallyHidden>
    </div>
  );
}

/** A link to the visitor's own plan. Renders nothing without one, so on the server too. */
export function PlanLink() {
  const { things, ...texts } = usePlan().value;
  if (things.length === 0 && !Object.values(texts).some((text) => text.trim())) return null;
  return (
    <TextLink to={PATHS.plan} arrow="forward">
      {COPY.toPlan}
    </TextLink>
  );
}
