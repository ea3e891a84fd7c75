import { describe, expect, it } from '@jest/globals';
import { faq, reviewState } from './home.copy';

describe('the FAQ', () => {
  it('lists six questions', () => {
    expect(faq(null)).toHaveLength(6);
  });

  it.each([[null], [[]]])(
    'says that nobody has reviewed the texts while the reviewers are %j',
    (reviewers) => {
      expect(reviewState(reviewers)).toContain('Ännu har ingen legitimerad granskat texterna.');
    },
  );

  it('leads to the reviewers once there are any', () => {
    expect(reviewState(['Lo Berg, leg. psykolog'])).toBe(
      'Vem som har granskat texterna står på sidan Om oss.',
    );
  });
});
