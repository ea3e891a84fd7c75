import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Spinner } from './spinner';

describe('Spinner', () => {
  it('says that one waits', () => {
    render(<Spinner />);
    expect(screen.getByRole('status')).toHaveTextContent('Laddar…');
  });

  it('is silent beside a text that says it', () => {
    render(<Spinner label={null} />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
