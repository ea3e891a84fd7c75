import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ProgressDrawing, ProgressLine, progressPoint, PROGRESS_SIZE } from './progress-line';

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

describe('ProgressDrawing', () => {
  it('fills as far as its value', () => {
    const { container } = render(<ProgressDrawing value={0.5} />);
    expect(container.querySelector('svg svg')).toHaveAttribute('width', String(PROGRESS_SIZE.width / 2));
  });

  it('fills nothing before the first step', () => {
    const { container } = render(<ProgressDrawing value={0} />);
    expect(container.querySelector('svg svg')).toBeNull();
  });

  it('never fills beyond its ends', () => {
    expect(progressPoint(-1)).toEqual(progressPoint(0));
    expect(progressPoint(2)).toEqual(progressPoint(1));
  });
});
