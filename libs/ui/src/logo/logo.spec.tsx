import { describe, expect, it } from '@jest/globals';
import { BRAND } from '@stillsam/platform';
import { render, screen } from '@testing-library/react';
import { Logo } from './logo';

describe('Logo', () => {
  it('reads as the brand', () => {
    render(<Logo />);
    expect(screen.getByText(BRAND)).toBeInTheDocument();
  });

  it('has the brand as its name when the mark is alone', () => {
    render(<Logo variant="mark" />);
    expect(screen.getByRole('img', { name: BRAND })).toBeInTheDocument();
  });
});
