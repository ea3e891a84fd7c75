import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Badge } from './badge';

describe('Badge', () => {
  it('says its category in words, the colour only repeats it', () => {
    render(<Badge category="somn">Sömn</Badge>);
    expect(screen.getByText('Sömn')).toHaveAttribute('data-category', 'somn');
  });
});
