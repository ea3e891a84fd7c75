import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { RESOURCES, type Resource } from '../../features/catalogue/catalogue';
import { groupResources, ResourcesPage } from './resources-page';

function show(resources?: readonly Resource[]) {
  const router = createMemoryRouter([{ path: '*', element: <ResourcesPage resources={resources} /> }]);
  return render(<RouterProvider router={router} />);
}

/** The list item or section of a resource. */
function entryOf(title: string): HTMLElement {
  const heading = screen.getByRole('heading', { name: title });
  const entry = heading.closest<HTMLElement>('li, section');
  if (!entry) throw new Error(`${title} has no entry.`);
  return entry;
}

const change = (id: Resource['id'], to: Partial<Resource>): Resource[] =>
  RESOURCES.map((resource) => (resource.id === id ? { ...resource, ...to } : resource));

describe('the resources page', () => {
  it('has one main heading and its title', () => {
    show();
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'Resurser',
    ]);
    expect(document.title).toBe('Resurser | Stillsam');
  });

  it.each(RESOURCES)(
    'tells of $id what it is for, how long it takes and whether it is still to come',
    (resource) => {
      show();
      const { title, purpose, duration, isInPreparation } = resource;
      const entry = within(entryOf(title));
      expect(entry.getByText(purpose)).toBeVisible();
      expect(entry.getByText(duration)).toBeVisible();
      expect(entry.queryAllByText('Kommer snart')).toHaveLength(isInPreparation ? 1 : 0);
    },
  );

  it('links every page', () => {
    show();
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const expected = [...RESOURCES.map(({ path }) => path), '/borja-har'];
    expect(targets.filter((target) => target?.startsWith('/')).sort()).toEqual(expected.sort());
    expect(targets).toContain('/resurser/mindful-andning');
  });

  it('links a page whose exercise is in preparation, and still says that it comes', () => {
    show(change('safe-point', { isInPreparation: true }));
    const entry = within(entryOf('Trygg Punkt'));
    expect(entry.getByRole('link', { name: 'Trygg Punkt' })).toBeVisible();
    expect(entry.getByText('Kommer snart')).toBeVisible();
  });

  it('leaves out the sections that have nothing to show', () => {
    show(RESOURCES.filter(({ kind }) => kind === 'exercise'));
    expect(screen.queryByRole('heading', { name: 'Självtester' })).not.toBeInTheDocument();
  });

  it('says that it is not therapy, and where help is', () => {
    show();
    expect(screen.getByText(/inte terapi/)).toHaveTextContent(/Vid fara för liv: ring.112.*ring.1177/);
  });
});

describe('groupResources', () => {
  it('puts each of the site’s resources in exactly one group', () => {
    const { featured, selfTests, exercises, inPreparation } = groupResources(RESOURCES);
    const grouped = [featured, ...selfTests, ...exercises, ...inPreparation];
    expect(grouped).toHaveLength(RESOURCES.length);
    expect(new Set(grouped)).toEqual(new Set(RESOURCES));
  });

  it('puts forward the first that is ready', () => {
    const [first, second] = change('mindful-breathing', { isInPreparation: true });
    expect(groupResources([first, second].flatMap((each) => each ?? [])).featured).toBe(second);
  });

  it('begins the exercises of the evening with that for sleep', () => {
    const ids = (isNight: boolean) => groupResources(RESOURCES, isNight).exercises.map(({ id }) => id);
    expect(ids(false).at(-1)).toBe('sleep-preparation');
    expect(ids(true)).toEqual(['sleep-preparation', ...ids(false).slice(0, -1)]);
  });

  it('has the two self-tests and the guided exercises of the overview, and those that are on their way', () => {
    const { selfTests, exercises, inPreparation } = groupResources(
      change('safe-point', { isInPreparation: true }),
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
