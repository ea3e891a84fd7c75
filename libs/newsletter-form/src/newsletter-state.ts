/**
 * The form's state. What is typed is part of no state: it stays in the field through every error.
 *
 * idle → submitting → success → idle
 *   ↑        ↓
 *   └──── error
 */
export type NewsletterState =
  | { status: 'idle' }
  | { status: 'submitting' }
  | { status: 'success' }
  /**
   * `invalid`: the address is at fault, and no call was made; `failed`: the call did not succeed; `kept`: it will be
   * made when the network is back.
   */
  | { status: 'error'; kind: 'invalid' | FailureKind; message: string };

export type FailureKind = 'failed' | 'kept';

export type NewsletterEvent =
  | { type: 'submitted' }
  | { type: 'refused'; message: string }
  | { type: 'succeeded' }
  | { type: FailureKind; message: string }
  | { type: 'edited' }
  /** The time of the success message is over. */
  | { type: 'settled' };

export const IDLE: NewsletterState = { status: 'idle' };

export function nextNewsletterState(state: NewsletterState, event: NewsletterEvent): NewsletterState {
  switch (event.type) {
    case 'submitted':
      return state.status === 'submitting' ? state : { status: 'submitting' };
    case 'refused':
      return state.status === 'submitting'
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
    case 'settled':
      return state.status === 'success' ? IDLE : state;
  }
}
