import { describe, expect, it } from '@jest/globals';
import {
  isOrganisationNumber,
  isVatNumberOf,
  POSTAL_ADDRESS,
  TELEPHONE_NUMBER,
  withHyphen,
} from './company-rules';

describe('an organisation number', () => {
  it.each(['556036-0793', '202100-5489'])('takes %s', (number) => {
    expect(isOrganisationNumber(number)).toBe(true);
  });

  it.each(['556036-0794', '5560360793', '556036-079', 'SE5560360793', '', null, 5560360793])(
    'refuses %j',
    (number) => {
      expect(isOrganisationNumber(number)).toBe(false);
    },
  );

  it('gets its hyphen, and leaves what is no number to the check', () => {
    expect(withHyphen(' 5560360793 ')).toBe('556036-0793');
    expect(withHyphen('556036 0793')).toBe('556036-0793');
    expect(withHyphen('55603607')).toBe('55603607');
  });
});

it('takes a VAT number of the same organisation alone', () => {
  expect(isVatNumberOf('SE556036079301', '556036-0793')).toBe(true);
  expect(isVatNumberOf('SE202100548901', '556036-0793')).toBe(false);
  expect(isVatNumberOf('SE556036079302', '556036-0793')).toBe(false);
  expect(isVatNumberOf('SE556036079301', null)).toBe(false);
});

it('leaves a VAT number beside a faulty organisation number to its form', () => {
  expect(isVatNumberOf('SE556036079301', '556036-0794')).toBe(true);
  expect(isVatNumberOf('SE556036079301', 1.5)).toBe(true);
  expect(isVatNumberOf('SE55603607930', '556036-0794')).toBe(false);
});

it.each([
  ['Storgatan 1, 111 22 Stockholm', true],
  ['Box 12, 96231 Jokkmokk', true],
  ['c/o Ek, Lilla vägen 3 B, 702 10 Örebro', true],
  ['Storgatan 1', false],
  ['Storgatan 1, Stockholm', false],
  ['Storgatan 1, 1112 Stockholm', false],
  ['Storgatan 1\n111 22 Stockholm', false],
])('judges the postal address %j', (address, isTaken) => {
  expect(POSTAL_ADDRESS.test(address)).toBe(isTaken);
});

it.each([
  ['08-123 456 78', true],
  ['+46 70 123 45 67', true],
  ['0701234567', true],
  ['12345678', false],
  ['ring oss', false],
  ['08', false],
])('judges the telephone number %j', (number, isTaken) => {
  expect(TELEPHONE_NUMBER.test(number)).toBe(isTaken);
});
