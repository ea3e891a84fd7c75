import { afterEach, describe, expect, it } from '@jest/globals';
import { MAX_THINGS, NO_PLAN, STORED_PLAN, withThing } from './my-plan';

const thing = (name: string) => ({ title: name, path: `/${name}` });

afterEach(() => localStorage.clear());

describe('the plan', () => {
  it('holds three things and no fourth, each once', () => {
    const full = ['a', 'b', 'b', 'c', 'd'].reduce(
      (plan, name) => withThing(plan, thing(name), true),
      NO_PLAN,
    );
    expect(full.things.map(({ title }) => title)).toEqual(['a', 'b', 'c']);
    expect(full.things).toHaveLength(MAX_THINGS);
    expect(withThing(full, thing('b'), false).things.map(({ title }) => title)).toEqual(['a', 'c']);
  });

  it('outlives the page', () => {
    STORED_PLAN.save({ ...NO_PLAN, signs: 'Käken' });
    expect(STORED_PLAN.read()).toMatchObject({ signs: 'Käken', things: [] });
  });

  it.each(['https://example.org', '//example.org', '/\\example.org', 'javascript:alert(1)', 7])(
    'drops a stored thing that leads elsewhere: %s',
    (path) => {
      const stored = { ...NO_PLAN, things: [thing('a'), { title: 'Annat', path }] };
      localStorage.setItem('stillsam.min-plan', JSON.stringify(stored));
      expect(STORED_PLAN.read().things).toEqual([thing('a')]);
    },
  );

  it('takes anything else that is stored for an empty plan', () => {
    localStorage.setItem('stillsam.min-plan', '{"things":3}');
    expect(STORED_PLAN.read()).toEqual(NO_PLAN);
  });
});
