import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './visually-hidden';

describe('VisuallyHidden', () => {
  it('counts for the name of its parent', () => {
    render(
      <button type="button">
        Läs <VisuallyHidden>om sömn</VisuallyHidden>
      </button>,
    );
    expect(screen.getByRole('button', { name: 'Läs om sömn' })).toBeInTheDocument();
  });
});
