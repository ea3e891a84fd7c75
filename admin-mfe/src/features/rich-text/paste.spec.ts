import { describe, expect, it } from '@jest/globals';
import { plainTextToHtml } from './paste';

describe('plainTextToHtml', () => {
  it('makes lists of bullets and numbers', () => {
    expect(plainTextToHtml('Gör så här:\n- Sätt dig\n- Andas <lugnt>\n\n1. In\r\n2. Ut\nSedan')).toBe(
      '<p>Gör så här:</p><ul><li>Sätt dig</li><li>Andas &lt;lugnt&gt;</li></ul><ol><li>In</li><li>Ut</li></ol><p>Sedan</p>',
    );
  });

  it('leaves a single line and a date alone', () => {
    expect(plainTextToHtml('12. maj')).toBe('<p>12. maj</p>');
    expect(plainTextToHtml('- punkt')).toBe('<p>- punkt</p>');
    expect(plainTextToHtml('Vi ses\n12. maj')).toBe('<p>Vi ses</p><p>12. maj</p>');
  });

  it('links web addresses, without the full stop after them', () => {
    expect(plainTextToHtml('Läs https://www.1177.se/somn?a=1&b=2. Eller (www.1177.se).')).toBe(
      '<p>Läs <a href="https://www.1177.se/somn?a=1&amp;b=2">https://www.1177.se/somn?a=1&amp;b=2</a>. ' +
        'Eller (<a href="https://www.1177.se">www.1177.se</a>).</p>',
    );
  });
});
