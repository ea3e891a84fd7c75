import { describe, expect, it } from '@jest/globals';
import { testBusiness } from '@stillsam/legal-figures/testing-business';
import { checkPictures, checkPreheader, checkSenderFacts, checkSize, checkSubject } from './words-check';

describe('the subject', () => {
  it.each([
    ['', 'error', 'ingen ämnesrad'],
    ['   ', 'error', 'ingen ämnesrad'],
    ['å'.repeat(61), 'warning', '61 tecken'],
    ['å'.repeat(60), 'ok', ''],
  ])('gives the subject %j the state %s', (subject, state, said) => {
    expect(checkSubject(subject)).toMatchObject({ state, message: expect.stringContaining(said) });
  });
});

it('warns of an empty preheader', () => {
  expect(checkPreheader(' ').state).toBe('warning');
  expect(checkPreheader('Tre vanor.').state).toBe('ok');
});

describe('the check of pictures', () => {
  const picture = (alt: string) => `<img src="/api/media/0123456789abcdef0123456789abcdef/480.webp"${alt}>`;

  it.each([
    ['', 'ok', 'inga bilder'],
    [picture(' alt="En sjö"'), 'ok', 'Alla bilder'],
    [picture(' alt=" "') + picture(' alt="En sjö"'), 'warning', 'En bild saknar'],
    [`<figure>${picture('')}</figure>${picture(' alt=""')}`, 'warning', '2 bilder saknar'],
  ])('gives %j the state %s', (content, state, said) => {
    expect(checkPictures(content)).toMatchObject({ state, message: expect.stringContaining(said) });
  });
});

it.each([
  [79_999, 'ok', '80 kB'],
  [80_000, 'warning', '80 kB'],
  [99_999, 'warning', '100 kB'],
  [100_000, 'error', '100 kB'],
])('gives a letter of %i bytes the state %s', (bytes, state, said) => {
  expect(checkSize(bytes)).toMatchObject({ state, message: expect.stringContaining(said) });
});

describe('the sender', () => {
  const COMPANY = testBusiness({ phone: null });

  it('needs no telephone number', () => {
    expect(checkSenderFacts(COMPANY, true).state).toBe('ok');
  });

  it('fails without an address, and says what is missing', () => {
    const { state, message } = checkSenderFacts({ ...COMPANY, address: null, legalName: null }, true);
    expect(state).toBe('error');
    expect(message).toContain('Avsändarens adress saknas');
    expect(message).toContain('Fyll i företagsnamn och postadress under Inställningar');
  });

  it('fails without another fact too', () => {
    expect(checkSenderFacts({ ...COMPANY, organisationNumber: null }, true)).toMatchObject({
      state: 'error',
      message: expect.stringContaining('organisationsnummer'),
    });
  });

  it.each([
    ['a public site', true, 'under Inställningar.'],
    ['a site that is not public', false, 'kan du ändå prova att skicka till dem som står på listan.'],
  ])('stops a letter without a fact from %s: %s', (_, isPublic, end) => {
    const { blocksStart, message } = checkSenderFacts({ ...COMPANY, email: null }, isPublic);
    expect([blocksStart, message.endsWith(end)]).toEqual([isPublic, true]);
    expect(checkSenderFacts(COMPANY, isPublic).blocksStart).toBeUndefined();
  });
});
