import type { Resource } from '../../features/catalogue/catalogue.data';

type ResourceState = 'open' | 'soon';

/** `open`: available now. `soon`: the page or the exercise is missing. */
export function stateOf({ hasPage, isInPreparation }: Resource): ResourceState {
  return hasPage && !isInPreparation ? 'open' : 'soon';
}

const isForNight = ({ id }: Resource) => id === 'sleep-preparation';

interface ResourceGroups {
  /** The first available resource. */
  featured: Resource | undefined;
  selfTests: Resource[];
  exercises: Resource[];
  inPreparation: Resource[];
}

/** Every resource in exactly one group, in the list's order. In the evening and at night, the one for sleep is first. */
export function groupResources(resources: readonly Resource[], isNight = false): ResourceGroups {
  const featured = resources.find((resource) => stateOf(resource) === 'open');
  const others = resources.filter((resource) => resource !== featured);
  const ready = others.filter(({ isInPreparation }) => !isInPreparation);
  return {
    featured,
    selfTests: ready.filter(({ kind }) => kind === 'self-test'),
    exercises: ready
      .filter(({ kind }) => kind === 'exercise')
      .sort((one, other) => (isNight ? Number(isForNight(other)) - Number(isForNight(one)) : 0)),
    inPreparation: others.filter(({ isInPreparation }) => isInPreparation),
  };
}
