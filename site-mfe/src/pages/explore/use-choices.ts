import { useHydrated } from '@stillsam/ui';
import { useState } from 'react';
import { useActionData, useLocation, useNavigate } from 'react-router-dom';
import { toChips } from './recommend';

/** Key of the choices in the state of a history entry, which stays in this browser. */
const STATE_KEY = 'valda';

/** State for a link that clears the choices. */
export const NOTHING_CHOSEN = { [STATE_KEY]: [] };

/**
 * The ids of the chosen chips, the last one last. They are kept with the entry in the browser's history, so that Back finds them, and
 * reach no address and no server. Only a form without JavaScript posts them.
 */
export function useChoices(): [ids: readonly string[], choose: (next: readonly string[]) => void] {
  const { state } = useLocation();
  const navigate = useNavigate();
  const posted: string[] | undefined = useActionData();
  // The server does not know the state, so hydration must not either.
  const isHydrated = useHydrated();
  const kept: readonly string[] = (isHydrated ? readChoices(state) : null) ?? posted ?? [];
  const keptKey = kept.join();
  const [shown, setShown] = useState({ keptKey, ids: kept });
  // A navigation ends in a transition, which a checkbox cannot wait for.
  if (shown.keptKey !== keptKey) setShown({ keptKey, ids: kept });
  const choose = (next: readonly string[]) => {
    setShown({ keptKey, ids: next });
    void navigate('.', { replace: true, preventScrollReset: true, state: { [STATE_KEY]: next } });
  };
  return [shown.ids, choose];
}

function readChoices(state: unknown): string[] | null {
  const ids: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, STATE_KEY) : null;
  return Array.isArray(ids) ? ids.flatMap((chosen) => toChips([chosen])).map(({ id }) => id) : null;
}
