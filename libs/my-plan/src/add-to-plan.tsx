import { PATHS } from '@stillsam/paths';
import { Button, TextLink, useHydrated } from '@stillsam/ui';
import styles from './add-to-plan.module.css';
import { PLAN_BUTTON_COPY as COPY } from './my-plan.copy';
import { MAX_THINGS, STORED_PLAN, usePlan, withThing, type PlannedThing } from './my-plan';

/** Puts a thing into the visitor's own plan, or takes it out. */
export function AddToPlan(thing: PlannedThing) {
  const { things } = usePlan().value;
  const isHydrated = useHydrated();
  const isPlanned = things.some(({ path }) => path === thing.path);
  const isFull = things.length >= MAX_THINGS && !isPlanned;
  const toggle = () => STORED_PLAN.save(withThing(STORED_PLAN.read(), thing, !isPlanned));
  if (!isHydrated) return null;
  return (
    <div className={styles.plan}>
      {isFull ? (
        <p>{COPY.full}</p>
      ) : (
        <Button variant="quiet" aria-pressed={isPlanned} onClick={toggle}>
          {COPY.add}
        </Button>
      )}
      {things.length > 0 ? <TextLink to={PATHS.plan}>{COPY.show}</TextLink> : null}
    </div>
  );
}
