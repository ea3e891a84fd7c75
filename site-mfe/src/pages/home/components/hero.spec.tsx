import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Hero } from './hero';

it('the landscape beside the statement is decoration, and its gradients are those it names', () => {
  const { container } = render(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: <Hero /> }])} />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  const scene = container.querySelector('.scene');
  expect(scene).toHaveAttribute('aria-hidden', 'true');
  const parts = [...(scene?.querySelectorAll('path, circle') ?? [])];
  const wanted = parts.flatMap((part) => /^url\(#(.+)\)$/.exec(part.getAttribute('fill') ?? '')?.[1] ?? []);
  expect(wanted.length).toBeGreaterThan(0);
  for (const id of wanted) expect(scene?.querySelector(`#${id}`)).not.toBeNull();
});
