import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { usePagePalette } from './page-palette';

function Page({ palette }: { palette: 'night' | undefined }) {
  usePagePalette(palette);
  return null;
}

const root = document.documentElement;

describe("a page's palette", () => {
  it('holds for the whole document, changes with the page, and ends with it', () => {
    const { rerender, unmount } = render(<Page palette="night" />);
    expect(root).toHaveAttribute('data-theme', 'night');
    rerender(<Page palette={undefined} />);
    expect(root).not.toHaveAttribute('data-theme');
    rerender(<Page palette="night" />);
    unmount();
    expect(root).not.toHaveAttribute('data-theme');
  });
});
