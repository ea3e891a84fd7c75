import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { BRAND_NAME } from './brand-name';
import { Logo } from './logo';

describe('Logo', () => {
  it('reads as the brand', () => {
    render(<Logo />);
    expect(screen.getByText(BRAND_NAME)).toBeInTheDocument();
  });

  it('has the brand as its name when the mark is alone', () => {
    render(<Logo variant="mark" />);
    expect(screen.getByRole('img', { name: BRAND_NAME })).toBeInTheDocument();
  });

  it('has the name that the whole product has', () => {
    const source = readFileSync(path.join(import.meta.dirname, '../../../platform/src/brand.ts'), 'utf8');
    expect(source).toContain(`BRAND = '${BRAND_NAME}'`);
  });
});
