import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { OfflinePage } from './offline-page';

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
