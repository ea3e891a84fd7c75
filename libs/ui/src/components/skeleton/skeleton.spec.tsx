import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Skeleton } from './skeleton';

describe('Skeleton', () => {
  it('announces once what is loading, and hides its bars', () => {
    const { container } = render(<Skeleton lines={2} label="Laddar artikel..." />);
    expect(screen.getByRole('status')).toHaveTextContent('Laddar artikel...');
    expect(container.querySelectorAll('[aria-hidden="true"] > .bar')).toHaveLength(2);
  });

  it('stays silent without a label', () => {
    render(<Skeleton />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
