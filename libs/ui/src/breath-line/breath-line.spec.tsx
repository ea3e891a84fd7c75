import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { BreathLine } from './breath-line';
import { progressPoint, PROGRESS_SIZE } from './progress-drawing';

describe('BreathLine', () => {
  it.each(['hero', 'divider', 'ring', 'progress', 'mark'] as const)('%s is decoration', (variant) => {
    const { container } = render(<BreathLine variant={variant} />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('path')).toHaveAttribute('d');
  });

  it('fills as far as its value', () => {
    const { container } = render(<BreathLine variant="progress" value={0.5} />);
    expect(container.querySelector('svg svg')).toHaveAttribute('width', String(PROGRESS_SIZE.width / 2));
  });

  it('never fills beyond its ends', () => {
    expect(progressPoint(-1)).toEqual(progressPoint(0));
    expect(progressPoint(2)).toEqual(progressPoint(1));
  });

  it('stands still when told to', () => {
    const { container } = render(<BreathLine variant="hero" isStill />);
    expect(container.firstElementChild).toHaveClass('still');
  });
});
