import { describe, expect, it } from '@jest/globals';
import { IDLE, nextNewsletterState, type NewsletterState } from './newsletter-state';

const ERROR: NewsletterState = { status: 'error', kind: 'failed', message: 'x' };

describe('nextNewsletterState', () => {
  it('goes from idle by way of submitting to success and back', () => {
    const submitting = nextNewsletterState(IDLE, { type: 'submitted' });
    expect(submitting).toEqual({ status: 'submitting' });
    const success = nextNewsletterState(submitting, { type: 'succeeded' });
    expect(success).toEqual({ status: 'success' });
    expect(nextNewsletterState(success, { type: 'settled' })).toEqual(IDLE);
  });

  it('forgets an error when the address is edited', () => {
    expect(nextNewsletterState(ERROR, { type: 'edited' })).toEqual(IDLE);
  });

  it.each([
    ['an answer that nobody waits for', IDLE, { type: 'succeeded' }],
    ['a failure that nobody waits for', IDLE, { type: 'failed', message: 'x' }],
    ['a refusal while sending', { status: 'submitting' }, { type: 'refused', message: 'x' }],
    ['the end of a success that is over', ERROR, { type: 'settled' }],
    ['editing after success', { status: 'success' }, { type: 'edited' }],
  ] as const)('is not moved by %s', (_, state, event) => {
    expect(nextNewsletterState(state, event)).toEqual(state);
  });
});
