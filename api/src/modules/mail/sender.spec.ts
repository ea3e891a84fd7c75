import { describe, expect, it } from '@jest/globals';
import { testBusiness } from '@stillsam/legal-figures/testing-business';
import { describeSender } from './sender';

describe('the sender of a mail', () => {
  it('consists of the brand and the company', () => {
    expect(describeSender(testBusiness())).toEqual([
      'Avsändare: Stillsam, Exempelbolaget, org.nr 556000-0000, Exempelgatan 1, 111 11 Exempelstad, hej@exempel.test, tfn 08-00 00 00.',
    ]);
  });

  it('says plainly that something is missing, and makes nothing up', () => {
    const nothing = testBusiness({
      legalName: null,
      organisationNumber: null,
      address: null,
      email: null,
      phone: null,
    });
    const [sender, missing] = describeSender(nothing);
    expect(sender).toBe('Avsändare: Stillsam.');
    expect(missing).toBe('Uppgifterna om företaget är inte fullständiga än.');
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
])('describes a sender without %s in %i sentences', (name, sentences) => {
  expect(describeSender({ ...testBusiness(), [name]: null })).toHaveLength(sentences);
});
