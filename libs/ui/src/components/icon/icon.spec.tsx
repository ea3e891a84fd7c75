import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { ARTICLE_ICON_NAMES, ArticleIcon, isArticleIconName } from './article-icon';

const drawingOf = (name: string | null) => {
  const { container, unmount } = render(<ArticleIcon name={name} />);
  const drawing = container.querySelector('svg')?.innerHTML;
  unmount();
  return drawing;
};

describe('ArticleIcon', () => {
  it('has a drawing of its own for every name', () => {
    const drawings = new Set(ARTICLE_ICON_NAMES.map(drawingOf));
    expect(drawings.size).toBe(ARTICLE_ICON_NAMES.length);
    expect(ARTICLE_ICON_NAMES.length).toBeGreaterThanOrEqual(20);
  });

  it.each(['okänd', 'constructor', '', null])('falls back to a leaf for %s', (name) => {
    expect(drawingOf(name)).toBe(drawingOf('leaf'));
  });

  it('recognises its names', () => {
    expect(isArticleIconName('moon')).toBe(true);
    expect(isArticleIconName('toString')).toBe(false);
  });

  it('serves as decoration, in a 1.5 px stroke', () => {
    const { container } = render(<ArticleIcon name="moon" />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('svg')).toHaveAttribute('stroke-width', '1.5');
  });
});
