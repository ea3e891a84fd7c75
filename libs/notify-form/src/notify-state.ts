/**
 * The form's state. What is typed is part of no state: it stays in the field through every error.
 *
 * idle → submitting → success
 *   ↑        ↓
 *   └──── error
 */
export type NotifyState =
  | { status: 'idle' }
  | { status: 'submitting' }
  | { status: 'success' }
  /**
   * `invalid`: the address is at fault, by the page's check or the API's; `failed`: the call did not succeed; `kept`:
   * it will be made when the network is back.
   */
  | { status: 'error'; kind: 'invalid' | FailureKind; message: string };

export type FailureKind = 'failed' | 'kept';

export type NotifyEvent =
  | { type: 'submitted' }
  | { type: 'refused'; message: string }
  | { type: 'succeeded' }
  | { type: FailureKind; message: string }
  | { type: 'edited' };

export const IDLE: NotifyState = { status: 'idle' };

export function nextNotifyState(state: NotifyState, event: NotifyEvent): NotifyState {
  switch (event.type) {
    case 'submitted':
      return state.status === 'idle' || state.status === 'error' ? { status: 'submitting' } : state;
    case 'refused':
      return state.status === 'success'
        ? state
        : { status: 'error', kind: 'invalid', message: event.message };
    case 'succeeded':
      return state.status === 'submitting' ? { status: 'success' } : state;
    case 'failed':
    case 'kept':
      return state.status === 'submitting'
        ? { status: 'error', kind: event.type, message: event.message }
        : state;
    case 'edited':
      return state.status === 'error' ? IDLE : state;
  }
}
