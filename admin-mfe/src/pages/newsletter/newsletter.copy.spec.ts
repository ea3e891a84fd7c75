import { describe, expect, it } from '@jest/globals';
import { NEWSLETTER_COPY } from './newsletter.copy';

describe('the vocabulary of the newsletter tab', () => {
  it.each([
    ['website', 'Webbplatsen'],
    ['admin', 'Redaktionen'],
    ['Mässan i Umeå', 'Mässan i Umeå'],
  ])('calls the source %s %s', (source, expected) => {
    expect(NEWSLETTER_COPY.source(source)).toBe(expected);
  });
});
