import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Spinner } from './spinner';

describe('Spinner', () => {
  it('announces the wait', () => {
    render(<Spinner />);
    expect(screen.getByRole('status')).toHaveTextContent('Laddar...');
  });

  it('hides from screen readers beside a text', () => {
    render(<Spinner label={null} />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
