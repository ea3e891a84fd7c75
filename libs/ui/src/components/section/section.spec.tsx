import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Section } from './section';

describe('Section', () => {
  it('forms a region named by its title', () => {
    render(<Section title="Utforska">Innehåll</Section>);
    expect(screen.getByRole('region', { name: 'Utforska' })).toHaveTextContent('Innehåll');
    expect(screen.getByRole('heading', { level: 2, name: 'Utforska' })).toBeInTheDocument();
  });

  it('forms no region without a title', () => {
    render(<Section>Innehåll</Section>);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('marks a deep surface for the focus ring', () => {
    render(
      <Section title="Djup" tone="deep">
        Innehåll
      </Section>,
    );
    expect(screen.getByRole('region')).toHaveAttribute('data-surface', 'deep');
  });
});
