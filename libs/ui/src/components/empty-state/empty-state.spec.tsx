import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Button } from '../button/button';
import { EmptyState } from './empty-state';

describe('EmptyState', () => {
  it('shows what is empty and what can be done', () => {
    render(
      <EmptyState title="Inga artiklar hittades" headingLevel={3} action={<Button>Återställ filter</Button>}>
        Prova ett annat ord.
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Inga artiklar hittades' })).toBeInTheDocument();
    expect(screen.getByText('Prova ett annat ord.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Återställ filter' })).toBeInTheDocument();
  });
});
