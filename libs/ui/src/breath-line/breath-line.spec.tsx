import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { DividerLine, HeroLine, RingLine } from './breath-line';
import { ProgressDrawing, progressPoint, PROGRESS_SIZE } from './progress-drawing';

describe('the breath line', () => {
  it.each([
    ['hero', <HeroLine />],
    ['divider', <DividerLine />],
    ['ring', <RingLine />],
    ['progress', <ProgressDrawing value={0} />],
  ])('serves as decoration as %s', (_, drawing) => {
    const { container } = render(drawing);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('path')).toHaveAttribute('d');
  });

  it('draws each shape as a line of its own', () => {
    const paths = (['breath', 'way', 'bowl', 'answer', 'script', 'lost'] as const).map((shape) =>
      render(<DividerLine shape={shape} />)
        .container.querySelector('path')
        ?.getAttribute('d'),
    );
    expect(new Set(paths).size).toBe(6);
  });

  it('carries the dot on the highest breath, and none where no breath is full', () => {
    const { container, rerender } = render(<HeroLine shape="crest" />);
    expect(container.querySelector('.crest')).toHaveAttribute('d', 'M967 34h0');
    rerender(<HeroLine shape="leaves" />);
    expect(container.querySelector('.crest')).toBeNull();
  });

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
