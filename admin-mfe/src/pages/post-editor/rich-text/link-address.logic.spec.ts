import { expect, it } from '@jest/globals';
import { completeAddress } from './link-address.logic';

it.each([
  [' https://www.1177.se/ ', 'https://www.1177.se/'],
  ['http://www.1177.se/somn', 'https://www.1177.se/somn'],
  ['www.1177.se', 'https://www.1177.se'],
  ['1177.se/somn?a=b', 'https://1177.se/somn?a=b'],
  ['hej@stillsam.se', 'mailto:hej@stillsam.se'],
  ['/resurser', '/resurser'],
  ['#kallor', '#kallor'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['bara ord', 'bara ord'],
])('makes of %j the address %j', (typed, address) => {
  expect(completeAddress(typed)).toBe(address);
});
