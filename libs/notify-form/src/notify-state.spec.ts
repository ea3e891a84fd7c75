import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { IDLE, isEmailAddress, nextNotifyState, type NotifyEvent, type NotifyState } from './notify-state';

const SUBMITTING: NotifyState = { status: 'submitting' };
const SUCCESS: NotifyState = { status: 'success' };

const events = fc.constantFrom<NotifyEvent>(
  { type: 'submitted' },
  { type: 'refused', message: 'fel adress' },
  { type: 'succeeded' },
  { type: 'failed', message: 'fel' },
  { type: 'edited' },
);

describe('the notify form’s state', () => {
  it('goes from idle by submitting to success, and stays there', () => {
    expect(nextNotifyState(IDLE, { type: 'submitted' })).toEqual(SUBMITTING);
    expect(nextNotifyState(SUBMITTING, { type: 'succeeded' })).toEqual(SUCCESS);
    fc.assert(fc.property(events, (event) => expect(nextNotifyState(SUCCESS, event)).toBe(SUCCESS)));
  });

  it('tells a refused address from a failed call', () => {
    expect(nextNotifyState(IDLE, { type: 'refused', message: 'a' })).toMatchObject({ kind: 'invalid' });
    expect(nextNotifyState(SUBMITTING, { type: 'refused', message: 'a' })).toMatchObject({ kind: 'invalid' });
    expect(nextNotifyState(SUBMITTING, { type: 'failed', message: 'b' })).toMatchObject({ kind: 'failed' });
  });

  it('is idle again when the address is edited after an error, and may be sent again', () => {
    const failed = nextNotifyState(SUBMITTING, { type: 'failed', message: 'b' });
    expect(nextNotifyState(failed, { type: 'edited' })).toBe(IDLE);
    expect(nextNotifyState(failed, { type: 'submitted' })).toEqual(SUBMITTING);
  });

  it('never succeeds or fails without having been sent', () => {
    fc.assert(
      fc.property(fc.array(events), (list) => {
        let state = IDLE;
        for (const event of list) {
          const next = nextNotifyState(state, event);
          if (next.status === 'success' && state.status !== 'success')
            expect(state.status).toBe('submitting');
          if (next.status === 'error' && next.kind === 'failed' && next !== state) {
            expect(state.status).toBe('submitting');
          }
          state = next;
        }
      }),
    );
  });
});

describe('isEmailAddress', () => {
  it.each(['a@b.se', 'anna.lind@post.exempel.se', 'å@ö.se'])('takes %s', (address) => {
    expect(isEmailAddress(address)).toBe(true);
  });

  it.each(['', 'a', 'a@b', '@b.se', 'a@.se', 'a@b.', 'a b@c.se', 'a@b@c.se', `${'a'.repeat(250)}@b.se`])(
    'refuses %j',
    (address) => expect(isEmailAddress(address)).toBe(false),
  );

  it('answers at once however long and odd the text is', () => {
    const before = performance.now();
    isEmailAddress('@.'.repeat(100_000));
    isEmailAddress(`a@${'b.'.repeat(126)}`);
    expect(performance.now() - before).toBeLessThan(50);
  });
});
