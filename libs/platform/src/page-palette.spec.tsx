import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { pagePalette } from './page-palette';

describe("a page's palette", () => {
  it('is in the markup, for the page and for what stands around it', () => {
    render(<article {...pagePalette('night')} />);
    expect(screen.getByRole('article')).toHaveAttribute('data-theme', 'night');
    expect(screen.getByRole('article')).toHaveAttribute('data-page-theme', 'night');
  });

  it('is left to the machine where the page has none', () => {
    render(<article {...pagePalette(undefined)} />);
    expect(screen.getByRole('article').attributes).toHaveLength(0);
  });
});
