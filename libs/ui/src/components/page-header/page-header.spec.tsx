import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { PageHeader } from './page-header';

describe('PageHeader', () => {
  it('holds the heading of the page and the way back', () => {
    render(
      <MemoryRouter>
        <PageHeader
          title="Artikel"
          lead="En ingress."
          back={{ to: '/kunskapsbibliotek', label: 'Alla artiklar' }}
        />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Artikel' })).toBeInTheDocument();
    expect(screen.getByText('En ingress.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Alla artiklar' })).toHaveAttribute('href', '/kunskapsbibliotek');
  });
});
