import { describe, expect, it } from '@jest/globals';
import { checkPictures, checkPreheader, checkSenderFacts, checkSize, checkSubject } from './words-check';

describe('the subject', () => {
  it.each([
    ['', 'error', 'ingen ämnesrad'],
    ['   ', 'error', 'ingen ämnesrad'],
    ['å'.repeat(61), 'warning', '61 tecken'],
    ['å'.repeat(60), 'ok', ''],
  ])('%j is %s', (subject, state, said) => {
    expect(checkSubject(subject)).toMatchObject({ state, message: expect.stringContaining(said) });
  });
});

it('an empty preheader is a warning', () => {
  expect(checkPreheader(' ').state).toBe('warning');
  expect(checkPreheader('Tre vanor.').state).toBe('ok');
});

describe('pictures', () => {
  const picture = (alt: string) => `<img src="/api/media/0123456789abcdef0123456789abcdef/480.webp"${alt}>`;

  it.each([
    ['', 'ok', 'inga bilder'],
    [picture(' alt="En sjö"'), 'ok', 'Alla bilder'],
    [picture(' alt=" "') + picture(' alt="En sjö"'), 'warning', 'En bild saknar'],
    [`<figure>${picture('')}</figure>${picture(' alt=""')}`, 'warning', '2 bilder saknar'],
  ])('of %j are %s', (content, state, said) => {
    expect(checkPictures(content)).toMatchObject({ state, message: expect.stringContaining(said) });
  });
});

it.each([
  [79_999, 'ok', '80 kB'],
  [80_000, 'warning', '80 kB'],
  [99_999, 'warning', '100 kB'],
  [100_000, 'error', '100 kB'],
])('a letter of %i bytes is %s', (bytes, state, said) => {
  expect(checkSize(bytes)).toMatchObject({ state, message: expect.stringContaining(said) });
});

describe('the sender', () => {
  const COMPANY = {
    legalName: 'Stillsam AB',
    organisationNumber: '556000-0000',
    address: 'Stilla gatan 1',
    email: 'hej@exempel.se',
    phone: null,
  };

  it('is complete without a telephone number', () => {
    expect(checkSenderFacts(COMPANY).state).toBe('ok');
  });

  it('without an address is an error that names what is missing', () => {
    const { state, message } = checkSenderFacts({ ...COMPANY, address: null, legalName: null });
    expect(state).toBe('error');
    expect(message).toContain('Avsändarens adress saknas');
    expect(message).toContain('Fyll i företagsnamn och postadress i');
  });

  it('without another fact is an error too', () => {
    expect(checkSenderFacts({ ...COMPANY, organisationNumber: null })).toMatchObject({
      state: 'error',
      message: expect.stringContaining('organisationsnummer'),
    });
  });
});
