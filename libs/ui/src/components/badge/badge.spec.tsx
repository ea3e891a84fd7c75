import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Badge } from './badge';

describe('Badge', () => {
  it('names its category in text, which the colour only repeats', () => {
    render(<Badge category="somn">Sömn</Badge>);
    expect(screen.getByText('Sömn')).toHaveAttribute('data-category', 'somn');
  });
});
