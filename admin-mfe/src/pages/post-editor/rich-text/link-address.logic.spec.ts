import { expect, it } from '@jest/globals';
import { completeAddress } from './link-address.logic';

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
])('makes of %j the address %j', (typed, address) => {
  expect(completeAddress(typed)).toBe(address);
});
