import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ProgressLine } from './progress-line';

describe('ProgressLine', () => {
  it('exposes its value as a number and as text', () => {
    render(<ProgressLine label="Övningen" value={2} max={4} valueText="Steg 2 av 4" />);
    const bar = screen.getByRole('progressbar', { name: 'Övningen' });
    expect(bar).toHaveAttribute('aria-valuenow', '2');
    expect(bar).toHaveAttribute('aria-valuemax', '4');
    expect(bar).toHaveAttribute('aria-valuetext', 'Steg 2 av 4');
  });

  it('clamps its value to its range', () => {
    render(<ProgressLine label="Övningen" value={9} max={4} />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '4');
  });
});
