import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { OfflinePage } from './offline-page';

const ENTRY = { path: '/resurser/mindful-andning', title: 'Mindful andning', kind: 'exercise' } as const;

describe('OfflinePage', () => {
  it('has numbers that can be called before everything else', async () => {
    const route = {
      path: '/utan-nat',
      element: <OfflinePage />,
      loader: () => [ENTRY],
      hydrateFallbackElement: <></>,
    };
    render(<RouterProvider router={createMemoryRouter([route], { initialEntries: ['/utan-nat'] })} />);
    const links = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));
    expect(links.slice(0, 3)).toEqual(['tel:112', 'tel:90390', 'tel:90101']);
    expect(links).toContain('/resurser/mindful-andning');
  });
});
