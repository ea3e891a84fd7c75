import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { useRootMark } from './root-mark';

function Page({ palette }: { palette: 'night' | undefined }) {
  useRootMark('theme', palette);
  return null;
}

const root = document.documentElement;

describe('a mark of the root element', () => {
  it('stays while the component is mounted, and changes with it', () => {
    const { rerender, unmount } = render(<Page palette="night" />);
    expect(root).toHaveAttribute('data-theme', 'night');
    rerender(<Page palette={undefined} />);
    expect(root).not.toHaveAttribute('data-theme');
    rerender(<Page palette="night" />);
    unmount();
    expect(root).not.toHaveAttribute('data-theme');
  });
});
