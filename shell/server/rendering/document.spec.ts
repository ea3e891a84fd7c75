import { describe, expect, it } from '@jest/globals';
import { escapeJson } from './document';

describe('escapeJson', () => {
  it('cannot close its script element', () => {
    const text = escapeJson({ title: '</script><script>alert(1)</script>' });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ title: '</script><script>alert(1)</script>' });
  });
});
