import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ArticleMissing } from './article-missing';

it('leads from an article that is gone to what else there is to read', () => {
  render(
    <RouterProvider
      router={createMemoryRouter([
        { path: '*', element: <ArticleMissing path="/kunskapsbibliotek/borta" /> },
      ])}
    />,
  );
  expect(screen.getByText(/I biblioteket finns annat att läsa\.$/)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/kunskapsbibliotek');
});
