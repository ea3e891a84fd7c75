import { describe, expect, it } from '@jest/globals';
import { describeSender } from './sender';

describe('the sender of a mail', () => {
  it('is the brand and the company', () => {
    expect(
      describeSender({
        legalName: 'Exempelbolaget',
        organisationNumber: '556000-0000',
        address: 'Exempelgatan 1, 111 11 Exempelstad',
        email: 'hej@exempel.test',
        phone: '08-00 00 00',
      }),
    ).toEqual([
      'Avsändare: Stillsam, Exempelbolaget, org.nr 556000-0000, Exempelgatan 1, 111 11 Exempelstad, hej@exempel.test, tfn 08-00 00 00.',
    ]);
  });

  it('says plainly that something is missing, and makes nothing up', () => {
    const nothing = { legalName: null, organisationNumber: null, address: null, email: null, phone: null };
    const [sender, missing] = describeSender(nothing);
    expect(sender).toBe('Avsändare: Stillsam.');
    expect(missing).toMatch(/^Alla uppgifter om företaget bakom Stillsam är inte på plats än\./);
    expect(describeSender({ ...nothing, legalName: 'Exempelbolaget' })).toEqual([
      'Avsändare: Stillsam, Exempelbolaget.',
      missing,
    ]);
  });
});

it.each([
  ['legalName', 2],
  ['organisationNumber', 2],
  ['address', 2],
  ['email', 2],
  ['phone', 1],
])('without %s the sender takes %i sentences', (name, sentences) => {
  const known = {
    legalName: 'Exempelbolaget',
    organisationNumber: '556000-0000',
    address: 'Exempelgatan 1',
    email: 'hej@exempel.test',
    phone: '08-00 00 00',
  };
  expect(describeSender({ ...known, [name]: null })).toHaveLength(sentences);
});
