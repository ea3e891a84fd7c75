import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { DividerLine, HeroLine, RingLine } from './breath-line';
import { ProgressDrawing } from '../components/progress-line/progress-line';

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
});
