import { describe, expect, it } from '@jest/globals';
import { RESOURCES, type Resource } from '../../features/catalogue/catalogue.data';
import { groupResources, stateOf } from './resources.logic';

const resource = (change: Partial<Resource>): Resource => ({
  id: 'safe-point',
  kind: 'exercise',
  path: '/resurser/trygg-punkt',
  hasPage: false,
  isInPreparation: false,
  ...change,
});

describe('stateOf', () => {
  it('returns open only when there is a page and the exercise is ready', () => {
    expect(stateOf(resource({ hasPage: true }))).toBe('open');
    expect(stateOf(resource({ hasPage: false }))).toBe('soon');
    expect(stateOf(resource({ hasPage: true, isInPreparation: true }))).toBe('soon');
  });
});

describe('groupResources', () => {
  it('puts each of the site’s resources in exactly one group', () => {
    const { featured, selfTests, exercises, inPreparation } = groupResources(RESOURCES);
    const grouped = [featured, ...selfTests, ...exercises, ...inPreparation];
    expect(grouped).toHaveLength(RESOURCES.length);
    expect(new Set(grouped)).toEqual(new Set(RESOURCES));
  });

  it('puts forward the first that is open', () => {
    const closed = resource({ id: 'energy-management' });
    const open = resource({ id: 'self-compassion', hasPage: true });
    expect(groupResources([closed, open]).featured).toBe(open);
    expect(groupResources([closed]).featured).toBeUndefined();
  });

  it('begins the exercises of the evening with that for sleep', () => {
    const ids = (isNight: boolean) => groupResources(RESOURCES, isNight).exercises.map(({ id }) => id);
    expect(ids(false).at(-1)).toBe('sleep-preparation');
    expect(ids(true)).toEqual(['sleep-preparation', ...ids(false).slice(0, -1)]);
  });

  it('has the two self-tests and the guided exercises of the overview, and those that are on their way', () => {
    const { selfTests, exercises, inPreparation } = groupResources(
      RESOURCES.map((each) => (each.id === 'safe-point' ? { ...each, isInPreparation: true } : each)),
    );
    expect(selfTests.map(({ path }) => path)).toEqual([
      '/resurser/nervsystem-quiz',
      '/resurser/aterhamtningstest',
    ]);
    expect(exercises.map(({ path }) => path)).toEqual([
      '/resurser/kognitiv-omstrukturering',
      '/resurser/sjalvmedkansla',
      '/resurser/energihantering',
      '/resurser/orospapper',
      '/resurser/somndagbok',
      '/resurser/fokustraning',
      '/resurser/somnforberedelse',
    ]);
    expect(inPreparation.map(({ path }) => path)).toEqual(['/resurser/trygg-punkt']);
  });
});
