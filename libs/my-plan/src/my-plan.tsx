import { persistedState, usePersistedState } from '@stillsam/platform/persisted-state';
import { PATHS } from '@stillsam/paths';
import { Button, TextLink, useHydrated, VisuallyHidden } from '@stillsam/ui';
import { useState, type ReactNode } from 'react';
import styles from './my-plan.module.css';

/** Something small to do: an exercise, a test or a text of the site. */
export interface PlannedThing {
  title: string;
  /** Its address on the site. */
  path: string;
}

/** What a visitor has set down for themselves. It stays in this browser and is never sent. */
export interface Plan {
  /** At most {@link MAX_THINGS}, the oldest first. */
  things: readonly PlannedThing[];
  /** How I notice that it is on its way. */
  signs: string;
  /** What helps me a little. */
  helps: string;
  /** Whom I can call. */
  person: string;
}

export const MAX_THINGS = 3;
export const NO_PLAN: Plan = { things: [], signs: '', helps: '', person: '' };

/** The plan in this browser, the same for every part of the site. */
export const STORED_PLAN = persistedState<Plan>({
  key: 'stillsam.min-plan',
  initial: NO_PLAN,
  parse: (text) => parsePlan(JSON.parse(text)),
});

/** The stored plan, and whether the browser refuses to store it. */
export function usePlan() {
  return usePersistedState(STORED_PLAN);
}

/** Adds a thing that fits, or removes it. */
export function withThing(plan: Plan, thing: PlannedThing, isPlanned: boolean): Plan {
  const others = plan.things.filter(({ path }) => path !== thing.path);
  return { ...plan, things: isPlanned ? [...others, thing].slice(0, MAX_THINGS) : others };
}

function parsePlan(candidate: unknown): Plan | null {
  if (typeof candidate !== 'object' || candidate === null) return null;
  const { things, signs, helps, person }: Partial<Record<keyof Plan, unknown>> = candidate;
  if (typeof signs !== 'string' || typeof helps !== 'string' || typeof person !== 'string') return null;
  const stored: unknown[] = Array.isArray(things) ? things : [];
  return { things: stored.filter(isThing).slice(0, MAX_THINGS), signs, helps, person };
}

/** A path of the site alone: a stored text must not lead elsewhere. */
function isThing(candidate: unknown): candidate is PlannedThing {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const { title, path }: Partial<Record<keyof PlannedThing, unknown>> = candidate;
  return typeof title === 'string' && typeof path === 'string' && /^\/(?![/\\])/.test(path);
}

const COPY = {
  add: 'Lägg i Min plan',
  planned: 'Ligger i Min plan · Ångra',
  added: 'Lagd i Min plan.',
  removed: 'Borttagen ur Min plan.',
  full: 'Min plan är full. Tre saker räcker.',
  show: 'Visa Min plan',
  toPlan: 'Din lapp till nästa gång',
};

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
