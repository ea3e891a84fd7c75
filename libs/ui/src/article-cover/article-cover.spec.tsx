import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { ArticleCover } from './article-cover';

const CATEGORIES = ['somn', 'stresshantering', 'naring', 'sjalvmedkansla'];
describe('ArticleCover', () => {
  it('serves as decoration', () => {
    const { container } = render(<ArticleCover seed="a" category="somn" />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('shares no id with another cover on the page', () => {
    const { container } = render(
      <>
        {CATEGORIES.map((category) => (
          <ArticleCover key={category} seed="samma" category={category} />
        ))}
        <ArticleCover seed="samma" category="somn" />
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map((element) => element.id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
