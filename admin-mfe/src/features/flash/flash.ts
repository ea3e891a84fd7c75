import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** A message that one page shows on the next: the outcome of an action. */
interface Flash {
  tone: 'success' | 'error';
  text: string;
  /** Slug of a published post that was just saved. */
  published?: string;
}

/** Navigation state that carries a flash. */
export function withFlash(flash: Flash): { flash: Flash } {
  return { flash };
}

/**
 * The flash in the navigation state. It is removed from the history, so that a reload does not repeat it.
 *
 * @returns the flash, and a setter to dismiss or replace it.
 */
export function useFlash(): [Flash | null, (flash: Flash | null) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const [flash, setFlash] = useState(() => readFlash(location.state));
  const isCarried = readFlash(location.state) !== null;
  useEffect(() => {
    if (isCarried)
      void navigate(location.pathname + location.search, {
        replace: true,
        state: null,
        preventScrollReset: true,
      });
  }, [isCarried, location.pathname, location.search, navigate]);
  return [flash, setFlash];
}

function readFlash(state: unknown): Flash | null {
  if (typeof state !== 'object' || state === null || !('flash' in state)) return null;
  return isFlash(state.flash) ? state.flash : null;
}

function isFlash(value: unknown): value is Flash {
  if (typeof value !== 'object' || value === null) return false;
  const { tone, text, published }: Partial<Record<keyof Flash, unknown>> = value;
  const isTone = tone === 'success' || tone === 'error';
  return isTone && typeof text === 'string' && (published === undefined || typeof published === 'string');
}
