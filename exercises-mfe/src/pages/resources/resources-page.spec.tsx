import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { RESOURCE_TEXTS } from '../../features/catalogue/catalogue.copy';
import { RESOURCES, type Resource } from '../../features/catalogue/catalogue.data';
import { ResourcesPage } from './resources-page';

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
      const { title, purpose, duration } = RESOURCE_TEXTS[resource.id];
      const isOpen = resource.hasPage && !resource.isInPreparation;
      const entry = within(entryOf(title));
      expect(entry.getByText(purpose)).toBeVisible();
      expect(entry.getByText(duration)).toBeVisible();
      expect(entry.queryAllByText('Kommer snart')).toHaveLength(isOpen ? 0 : 1);
    },
  );

  it('links every page that exists and none that does not', () => {
    show();
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const expected = [...RESOURCES.filter(({ hasPage }) => hasPage).map(({ path }) => path), '/borja-har'];
    expect(targets.filter((target) => target?.startsWith('/')).sort()).toEqual(expected.sort());
    expect(targets).toContain('/resurser/mindful-andning');
  });

  it('links a resource only while its flag says that its page exists', () => {
    show(change('recovery-test', { hasPage: false }));
    const entry = within(entryOf('Återhämtningstest'));
    expect(entry.queryByRole('link', { name: 'Återhämtningstest' })).not.toBeInTheDocument();
    expect(entry.getByText('Kommer snart')).toBeVisible();
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
