import { useRootMark } from '@stillsam/platform/root-mark';
import { isMotionReduced } from '@stillsam/ui';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useEscape } from '../../browser/use-escape';

/**
 * True while the room covers the page and all outside it is inert, header and footer of the shell too. The change is a
 * view transition where the browser has them and motion is not reduced.
 *
 * @param onStop called for the Escape key.
 */
export function useCalmMode(
  room: RefObject<HTMLElement | null>,
  isActive: boolean,
  onStop: () => void,
): boolean {
  const [isCalm, setIsCalm] = useState(false);
  useEffect(() => {
    if (isActive !== isCalm) changeGently(setIsCalm, isActive);
  }, [isActive, isCalm]);
  useLayoutEffect(() => (isCalm && room.current ? makeOthersInert(room.current) : undefined), [isCalm, room]);
  useRootMark('showsCalm', isCalm ? '' : undefined);
  useEscape(isActive, onStop);
  return isCalm;
}

function changeGently(change: (isCalm: boolean) => void, isCalm: boolean): void {
  if (typeof document.startViewTransition !== 'function' || isMotionReduced()) {
    change(isCalm);
    return;
  }
  const { ready } = document.startViewTransition(() => flushSync(() => change(isCalm)));
  // A hidden page, or a second change, skips the transition. The change itself is made.
  ready.catch(() => undefined);
}

/** Makes the siblings of an element and of its ancestors inert. @returns undoes it. */
function makeOthersInert(element: Element): () => void {
  const others: Element[] = [];
  for (let each = element; each.parentElement && each !== document.body; each = each.parentElement) {
    others.push(...Array.from(each.parentElement.children).filter((other) => other !== each));
  }
  const changed = others.filter((other) => !other.hasAttribute('inert'));
  changed.forEach((other) => other.setAttribute('inert', ''));
  return () => changed.forEach((other) => other.removeAttribute('inert'));
}
