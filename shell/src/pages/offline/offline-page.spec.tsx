import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { OfflineEntry } from '../../service-worker/worker-contract';
import { distinctPages, OfflinePage, requestedPath } from './offline-page';

const ARTICLE = { path: '/kunskapsbibliotek/sorg', title: 'Sorg', kind: 'article' } as const;
const ENTRY = { path: '/resurser/mindful-andning', title: 'Mindful andning', kind: 'exercise' } as const;

async function open() {
  const route = {
    path: '/utan-nat',
    element: <OfflinePage />,
    loader: () => [ENTRY, ARTICLE],
    hydrateFallbackElement: <></>,
  };
  render(<RouterProvider router={createMemoryRouter([route], { initialEntries: ['/utan-nat'] })} />);
  return (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));
}

describe('OfflinePage', () => {
  it('has a new try and numbers that can be called before everything else', async () => {
    expect((await open()).slice(0, 5)).toEqual(['/', 'tel:112', 'tel:90390', 'tel:90101', ENTRY.path]);
  });

  it('shows what most need of what is kept, and folds the lists', async () => {
    expect((await open()).slice(4)).toEqual([ENTRY.path, ENTRY.path, ARTICLE.path]);
    expect(screen.getByText('Andas').closest('details')).toBeNull();
    const title = screen.getByRole('heading', { name: 'Att läsa i lugn och ro · 1' });
    expect(title.closest('details')).not.toHaveAttribute('open');
  });
});

describe('the hint to install', () => {
  beforeEach(() => localStorage.clear());

  it('says how, and goes for good when it is declined', async () => {
    await open();
    expect(screen.getByText(/^Lägg Stillsam på hemskärmen, då fungerar det utan nät\. Valet/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Nej tack' }));
    expect(screen.queryByText(/hemskärmen/)).not.toBeInTheDocument();
    cleanup();
    await open();
    expect(screen.queryByText(/hemskärmen/)).not.toBeInTheDocument();
  });

  it('lets a browser that offers it install the site', async () => {
    const prompt = jest.fn(() => Promise.resolve());
    await open();
    act(() => {
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    });
    await userEvent.click(screen.getByRole('button', { name: 'Lägg till' }));
    expect(prompt).toHaveBeenCalledTimes(1);
  });
});

const page = (path: string, title: string, kind: OfflineEntry['kind'] = 'exercise'): OfflineEntry => ({
  path,
  title,
  kind,
});

describe('the list of what opens offline', () => {
  it('lists a screen once, by its canonical address', () => {
    const pages = [page('/resurser/test', 'Test'), page('/test', 'Test'), page('/lasa', 'Test', 'article')];
    expect(distinctPages(pages).map(({ path }) => path)).toEqual(['/resurser/test', '/lasa']);
  });
});

describe('the requested page', () => {
  it('comes as a path of this site', () => {
    expect(requestedPath('?till=%2Fvillkor')).toBe('/villkor');
  });

  it.each([
    '',
    '?till=',
    '?till=//ond.example',
    '?till=https://ond.example',
    '?till=/%5Cond.example',
    '?till=javascript:1',
  ])('comes to null in "%s"', (search) => expect(requestedPath(search)).toBeNull());

  it('never leads to another origin', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const path = requestedPath(`?till=${encodeURIComponent(text)}`);
        if (path !== null)
          expect(new URL(path, 'https://stillsam.example').origin).toBe('https://stillsam.example');
      }),
    );
  });
});
