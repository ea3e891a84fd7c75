import { describe, expect, it } from '@jest/globals';
import { NEWSLETTER_COPY } from './newsletter.copy';
import { PERSON_COPY } from './person.copy';

describe('the vocabulary of the newsletter tab', () => {
  it.each([
    ['website', 'Webbplatsen'],
    ['admin', 'Redaktionen'],
    ['Mässan i Umeå', 'Mässan i Umeå'],
  ])('calls the source %s %s', (source, expected) => {
    expect(NEWSLETTER_COPY.source(source)).toBe(expected);
  });

  it.each(['unsubscribed', 'refused', 'bounced', 'complained', 'erased'])(
    'tells in Swedish why an address gets no mail: %s',
    (reason) => {
      expect(PERSON_COPY.suppression(reason)).toMatch(/^Adressen får inga brev: .+\.$/);
      expect(PERSON_COPY.suppression(reason)).not.toContain(reason);
    },
  );
});
