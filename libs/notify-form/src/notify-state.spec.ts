import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { IDLE, nextNotifyState, type NotifyEvent, type NotifyState } from './notify-state';

const SUBMITTING: NotifyState = { status: 'submitting' };
const SUCCESS: NotifyState = { status: 'success' };

const events = fc.constantFrom<NotifyEvent>(
  { type: 'submitted' },
  { type: 'refused', message: 'fel adress' },
  { type: 'succeeded' },
  { type: 'failed', message: 'fel' },
  { type: 'kept', message: 'sparat' },
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
          if (next.status === 'error' && next.kind !== 'invalid' && next !== state) {
            expect(state.status).toBe('submitting');
          }
          state = next;
        }
      }),
    );
  });
});
