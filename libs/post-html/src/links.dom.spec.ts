import { describe, expect, it } from '@jest/globals';
import { isAllowedLink } from './allow-list';
import { sanitisePostHtmlInBrowser } from './sanitise-in-browser';
import { sanitisePostHtml } from './sanitise-on-server';

describe('a link of a post', () => {
  it.each([
    'tel:112',
    'tel:90101',
    'tel:+4681234567',
    'tel:123456789012345',
    'mailto:hej@exempel.se',
    '/resurser',
  ])('stays with an address like %s, by both sanitisers', (address) => {
    const html = `<p><a href="${address}">Ring</a></p>`;
    expect(sanitisePostHtml(html)).toBe(html);
    expect(String(sanitisePostHtmlInBrowser(html))).toBe(html);
  });

  it.each([
    'tel:',
    'tel:12',
    'tel:1234567890123456',
    'tel:*21*112#',
    'tel:%2A21',
    'tel:112;ext=1',
    'tel:112,1',
    'tel:11 2',
    'tel:++112',
    'sms:112',
    'TEL:112',
    'javascript:tel:112',
    'http://exempel.se/',
    '//exempel.se/',
  ])('loses the address %j', (address) => {
    expect(isAllowedLink(address)).toBe(false);
    const html = `<p><a href="${address}">Ring</a></p>`;
    expect(sanitisePostHtml(html)).toBe('<p><a>Ring</a></p>');
    expect(String(sanitisePostHtmlInBrowser(html))).toBe('<p><a>Ring</a></p>');
  });
});
