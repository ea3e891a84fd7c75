import { isEmailAddress } from '@stillsam/ui';
import { useCallback, useEffect, useReducer, useRef, type FormEvent } from 'react';
import { IDLE, nextNewsletterState } from './newsletter-state';
import { NEWSLETTER_COPY } from './newsletter.copy';
import type { SubscribeFailure } from './subscribe';

/** The call to the API comes when someone is about to make it; a first page is lighter for it. */
const loadSubscribe = () => import(/* webpackChunkName: "newsletter-subscribe" */ './subscribe');

interface NewsletterOptions {
  apiOrigin: string;
  /** Milliseconds until the success message gives way to an empty form; it stays when left out. */
  successMilliseconds?: number;
}

/** State and handlers of a newsletter form with one uncontrolled field. */
export function useNewsletter({ apiOrigin, successMilliseconds }: NewsletterOptions) {
  const field = useRef<HTMLInputElement>(null);
  const [state, dispatch] = useReducer(nextNewsletterState, IDLE);
  const { status } = state;

  // Once the complaint is on the page, so that it is read with the field.
  useEffect(() => {
    if (state.status === 'error' && state.kind === 'invalid') field.current?.focus();
  }, [state]);

  useEffect(() => {
    if (status !== 'success' || successMilliseconds === undefined) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'settled' }), successMilliseconds);
    return () => clearTimeout(timer);
  }, [status, successMilliseconds]);

  const clear = useCallback(() => {
    if (field.current) field.current.value = '';
  }, []);
  useClearedAfterSuccess(status, clear, successMilliseconds === undefined);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = field.current;
    if (status === 'submitting' || !input) return;
    const email = input.value.trim();
    if (!isEmailAddress(email)) {
      dispatch({ type: 'refused', message: NEWSLETTER_COPY.invalid });
      return;
    }
    // A disabled field loses the focus: whoever wrote in it gets it back with the answer.
    const hadFocus = document.activeElement === input;
    dispatch({ type: 'submitted' });
    dispatch((await failureOf(email, apiOrigin)) ?? { type: 'succeeded' });
    if (hadFocus) setTimeout(() => input.focus());
  };

  return {
    field,
    state,
    submit,
    edited: () => dispatch({ type: 'edited' }),
    prepare: () => void loadSubscribe().catch(() => undefined),
  };
}

/** The field is emptied when the message has had its time, or at once where it stays. */
function useClearedAfterSuccess(status: string, clear: () => void, isClearedAtOnce: boolean): void {
  const before = useRef(status);
  useEffect(() => {
    const hasSucceeded = status === 'success' && before.current !== 'success';
    const hasSettled = status !== 'success' && before.current === 'success';
    before.current = status;
    if (isClearedAtOnce ? hasSucceeded : hasSettled) clear();
  }, [status, clear, isClearedAtOnce]);
}

/** @returns what failed, or null. */
async function failureOf(email: string, apiOrigin: string): Promise<SubscribeFailure | null> {
  const calls = await loadSubscribe().catch(() => null);
  if (!calls) return { type: 'failed', message: NEWSLETTER_COPY.network };
  try {
    await calls.subscribe(email, apiOrigin);
    return null;
  } catch (error) {
    return calls.subscribeFailure(error);
  }
}
