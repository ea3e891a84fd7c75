import { expect, it } from '@jest/globals';
import { completeAddress } from './addresses';

it.each([
  [' https://www.1177.se/ ', 'https://www.1177.se/'],
  ['http://www.1177.se/somn', 'https://www.1177.se/somn'],
  ['www.1177.se', 'https://www.1177.se'],
  ['1177.se/somn?a=b', 'https://1177.se/somn?a=b'],
  ['hej@stillsam.se', 'mailto:hej@stillsam.se'],
  ['90 101', 'tel:90101'],
  ['112', 'tel:112'],
  ['+46 8-123 45 67', 'tel:+4681234567'],
  ['tel:116 111', 'tel:116111'],
  ['tel:*21*112#', 'tel:*21*112#'],
  ['/resurser', '/resurser'],
  ['#kallor', '#kallor'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['bara ord', 'bara ord'],
  ['resurser/mindful-andning', '/resurser/mindful-andning'],
  ['kunskapsbibliotek/somn?kort', '/kunskapsbibliotek/somn?kort'],
  ['kontakt', '/kontakt'],
  ['resurser nu', 'resurser nu'],
])('makes of %j the address %j', (typed, address) => {
  expect(completeAddress(typed)).toBe(address);
});

it.each([
  // Addresses of a host.
  ['exempel.se', 'https://exempel.se'],
  ['EXEMPEL.SE/a', 'https://EXEMPEL.SE/a'],
  ['a-1.exempel.se#b', 'https://a-1.exempel.se#b'],
  ['en.tva.tre.exempel.se', 'https://en.tva.tre.exempel.se'],
  ['exempel.s', 'exempel.s'],
  ['exempel.se:8080', 'exempel.se:8080'],
  ['exempel.se och mer', 'exempel.se och mer'],
  ['se exempel.se', 'se exempel.se'],
  ['/a/exempel.se', '/a/exempel.se'],
  ['exempel..se', 'exempel..se'],
  // Of a mailbox.
  ['Hej@Stillsam.SE', 'mailto:Hej@Stillsam.SE'],
  ['x hej@stillsam.se', 'x hej@stillsam.se'],
  ['hej@stillsam.se x', 'hej@stillsam.se x'],
  ['hej@stillsam.s', 'hej@stillsam.s'],
  ['hej@stillsam', 'hej@stillsam'],
  ['a@b@stillsam.se', 'a@b@stillsam.se'],
  ['mailto:hej@stillsam.se', 'mailto:hej@stillsam.se'],
  ['https://x@stillsam.se', 'https://x@stillsam.se'],
  // Of a telephone.
  ['TEL:112', 'tel:112'],
  ['ring 112', 'ring 112'],
  ['112 nu', '112 nu'],
  ['08\u00a0123', 'tel:08123'],
  ['+', '+'],
  // Without encryption.
  ['HTTP://exempel.se', 'https://exempel.se'],
  ['se http://exempel.se', 'se http://exempel.se'],
])('makes of %j, as it is pasted, %j', (typed, address) => {
  expect(completeAddress(typed)).toBe(address);
});

it('leaves what is too long for an address alone', () => {
  const host = `exempel.se/${'a'.repeat(1989)}`;
  expect(completeAddress(host)).toBe(`https://${host}`);
  expect(completeAddress(`${host}a`)).toBe(`${host}a`);
});
