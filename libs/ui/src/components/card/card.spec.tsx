import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Card, CardLink } from './card';

describe('Card', () => {
  it('renders the given element, with one link named by its heading', () => {
    render(
      <MemoryRouter>
        <Card as="article" isInteractive>
          <h3>
            <CardLink to="/kunskapsbibliotek/vila">Vila</CardLink>
          </h3>
        </Card>
      </MemoryRouter>,
    );
    expect(screen.getByRole('article')).toHaveClass('interactive');
    expect(screen.getByRole('link', { name: 'Vila' })).toHaveAttribute('href', '/kunskapsbibliotek/vila');
  });
});
