import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { DividerLine } from './divider-line';
import { HeroLine } from './hero-line';
import { MarkLine } from './mark-line';
import { ProgressDrawing, progressPoint, PROGRESS_SIZE } from './progress-drawing';
import { RingLine } from './ring-line';

describe('the breath line', () => {
  it.each([
    ['hero', <HeroLine />],
    ['divider', <DividerLine />],
    ['ring', <RingLine />],
    ['progress', <ProgressDrawing value={0} />],
    ['mark', <MarkLine />],
  ])('as %s is decoration', (_, drawing) => {
    const { container } = render(drawing);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('path')).toHaveAttribute('d');
  });

  it('fills as far as its value', () => {
    const { container } = render(<ProgressDrawing value={0.5} />);
    expect(container.querySelector('svg svg')).toHaveAttribute('width', String(PROGRESS_SIZE.width / 2));
  });

  it('never fills beyond its ends', () => {
    expect(progressPoint(-1)).toEqual(progressPoint(0));
    expect(progressPoint(2)).toEqual(progressPoint(1));
  });

  it('is still when requested', () => {
    const { container } = render(<HeroLine isStill />);
    expect(container.firstElementChild).toHaveClass('still');
  });
});
