import { afterEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { setRuntimeConfig } from '@stillsam/platform';
import { crisisLines, dialOf } from '../../crisis-lines';
import { PhoneText } from './phone-text';

const shown = (text: string) => render(<PhoneText text={text} />).container;

const CONFIG = { siteOrigin: '', apiOrigin: '' };
const NUMBERS = crisisLines()
  .flatMap(({ number, secondNumber }) => [number, secondNumber])
  .filter((number) => number !== null);

afterEach(() => setRuntimeConfig(CONFIG));

describe('PhoneText', () => {
  it.each(NUMBERS)('dials %s where it is read', (number) => {
    const text = `Ring ${number}, eller vänta.`;
    expect(shown(text)).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: number })).toHaveAttribute('href', `tel:${dialOf(number)}`);
  });

  it('finds several, also after and with no-break spaces, and last in a sentence', () => {
    shown('Ring\u00a01177 för råd och\u00a0112 vid fara. Bris har 116\u00a0111.');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:1177',
      'tel:112',
      'tel:116111',
    ]);
  });

  it('dials the numbers that the owner has set', () => {
    const changed = crisisLines().map((line) => (line.id === 'bris' ? { ...line, number: '116 222' } : line));
    setRuntimeConfig({ ...CONFIG, crisisLines: changed });
    shown('Bris har 116 222, inte 116 111.');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['116 222']);
  });

  it.each(['1123 ord', 'år 2112', '11770', 'inga tal alls'])('leaves other figures alone: %s', (text) => {
    expect(shown(text)).toHaveTextContent(text);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
