import { failureText, hasStatus } from '@stillsam/forms';
import { useEffect, useState } from 'react';
import { readPreferences, type Preferences } from './preferences-calls';

/** `invalid`: the link has no token or a wrong one, so a retry is useless. */
export type PreferencesState =
  | { kind: 'loading' }
  | { kind: 'invalid' }
  | { kind: 'failed'; message: string; retry: () => void }
  | { kind: 'ready'; preferences: Preferences };

type Result = Exclude<PreferencesState, { kind: 'failed' }> | { kind: 'failed'; message: string };

const LOADING = { kind: 'loading' } as const;
const BAD_REQUEST = 400;

/** Reads what a subscriber has chosen, in the browser alone: on the server the token would reach logs and caches. */
export function usePreferences(token: string): PreferencesState {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Result>(token ? LOADING : { kind: 'invalid' });
  useEffect(() => {
    if (!token) return undefined;
    let isCurrent = true;
    void readResult(token).then((read) => {
      if (isCurrent) setResult(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [token, attempt]);
  if (result.kind !== 'failed') return result;
  const retry = () => {
    setResult(LOADING);
    setAttempt((count) => count + 1);
  };
  return { ...result, retry };
}

async function readResult(token: string): Promise<Result> {
  try {
    return { kind: 'ready', preferences: await readPreferences(token) };
  } catch (error) {
    if (hasStatus(error, BAD_REQUEST)) return { kind: 'invalid' };
    return { kind: 'failed', message: failureText(error) };
  }
}
