import { ApiError } from '@stillsam/api-client';
import { useState } from 'react';
import { failureText } from '../sending-form/use-sending-form';

/**
 * asking → working → done
 *             ├────→ spent   the link is used, too old or not whole: another try changes nothing
 *             └────→ failed → working
 */
export type LinkState =
  { status: 'asking' | 'working' | 'spent' } | { status: 'done' | 'failed'; message: string };

const SPENT = [400, 410];

/** What the link of a mail does: nothing until the button is pressed, since mail scanners follow links. */
export function useNewsletterLink(token: string, act: (token: string) => Promise<string>) {
  const [state, setState] = useState<LinkState>({ status: token ? 'asking' : 'spent' });
  const press = async () => {
    if (state.status === 'working') return;
    setState({ status: 'working' });
    try {
      setState({ status: 'done', message: await act(token) });
    } catch (error) {
      const isSpent = error instanceof ApiError && SPENT.includes(error.status ?? 0);
      setState(isSpent ? { status: 'spent' } : { status: 'failed', message: failureText(error) });
    }
  };
  return { state, press };
}
