import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { CRISIS_NUMBERS } from '../../crisis-lines';
import { PhoneText } from './phone-text';

const shown = (text: string) => render(<PhoneText text={text} />).container;

describe('PhoneText', () => {
  it.each(CRISIS_NUMBERS)('dials $number where it is read', ({ number, dial }) => {
    const text = `Ring ${number}, eller vänta.`;
    expect(shown(text)).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: number })).toHaveAttribute('href', `tel:${dial}`);
  });

  it('finds several, also after and with no-break spaces, and last in a sentence', () => {
    shown('Ring\u00a01177 för råd och\u00a0112 vid fara. Bris har 116\u00a0111.');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:1177',
      'tel:112',
      'tel:116111',
    ]);
  });

  it.each(['1123 ord', 'år 2112', '11770', 'inga tal alls'])('leaves other figures alone: %s', (text) => {
    expect(shown(text)).toHaveTextContent(text);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
