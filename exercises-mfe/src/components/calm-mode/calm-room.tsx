import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useRootMark } from '@stillsam/platform/root-mark';
import { isMotionReduced } from '@stillsam/ui';
import { flushSync } from 'react-dom';
import { useNightMode } from '../../browser/night-mode';
import { useScreenAwake } from '../../browser/wake-lock';
import { CALM_COPY } from './calm-mode.copy';
import styles from './calm-room.module.css';

/** Long enough to read a text before the screen dims. */
const DIM_AFTER_MS = 20_000;

interface CalmRoomProps {
  /** The exercise runs: the room fills the screen, and the rest of the page is out of reach. */
  isActive: boolean;
  /** False lets the screen turn off; the default is `isActive`. */
  isAwake?: boolean;
  /** In the colours of the night at any hour. */
  isDark?: boolean;
  /** Stops the exercise, for the Escape key. */
  onStop: () => void;
  /** Lays out the children, at rest and with `data-calm='true'`. */
  className: string | undefined;
  children: ReactNode;
}

/**
 * The part of an exercise that remains in calm mode, on a screen that stays on: by day in the colours of the page, from
 * 20:00 at dusk, where it dims itself until it is touched.
 */
export function CalmRoom(props: CalmRoomProps) {
  const { isActive, isAwake = isActive, isDark = false, onStop, className, children } = props;
  const room = useRef<HTMLDivElement>(null);
  const isCalm = useCalmMode(room, isActive, onStop);
  const isNight = useNightMode() || isDark;
  const isDim = useIdle(isCalm && isNight, DIM_AFTER_MS);
  const mayTurnOff = useScreenAwake(isAwake);
  return (
    <div
      ref={room}
      className={`${styles.room} ${className ?? ''}`}
      data-calm={isCalm}
      data-dim={isDim}
      data-theme={isCalm && isNight ? 'night' : undefined}
    >
      {children}
      {/* No live region: an announcement would fall between the words of the exercise. */}
      {mayTurnOff ? <p className={styles.screen}>{CALM_COPY.mayTurnOff}</p> : null}
    </div>
  );
}

/**
 * True while the room covers the page and all outside it is inert, header and footer of the shell too. The change is a
 * view transition where the browser has them and motion is not reduced.
 *
 * @param onStop called for the Escape key.
 */
function useCalmMode(room: RefObject<HTMLElement | null>, isActive: boolean, onStop: () => void): boolean {
  const [isCalm, setIsCalm] = useState(false);
  useEffect(() => {
    if (isActive !== isCalm) changeGently(setIsCalm, isActive);
  }, [isActive, isCalm]);
  useLayoutEffect(() => (isCalm && room.current ? makeOthersInert(room.current) : undefined), [isCalm, room]);
  useRootMark('showsCalm', isCalm ? '' : undefined);
  useKeptFocus(room, isCalm);
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

/** Tab goes round in the room, as in a modal dialog, because nothing outside it can have the focus. */
function useKeptFocus(room: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const goRound = (event: KeyboardEvent) => {
      const from = document.activeElement;
      if (event.key !== 'Tab' || !from || !room.current) return;
      const stops = [...room.current.querySelectorAll<HTMLElement>(':is(a[href], button):not([hidden] *)')];
      const side = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
      if (stops.some((stop) => from.compareDocumentPosition(stop) & side)) return;
      event.preventDefault();
      stops.at(event.shiftKey ? -1 : 0)?.focus();
    };
    document.addEventListener('keydown', goRound);
    return () => document.removeEventListener('keydown', goRound);
  }, [isOn, room]);
}

const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** True after `waitMs` milliseconds without pointer and keys, while `isOn`. */
function useIdle(isOn: boolean, waitMs: number): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout>;
    const begin = () => {
      clearTimeout(timer);
      setIsIdle(false);
      timer = setTimeout(() => setIsIdle(true), waitMs);
    };
    begin();
    ACTIVITY.forEach((type) => document.addEventListener(type, begin, { passive: true }));
    return () => {
      clearTimeout(timer);
      ACTIVITY.forEach((type) => document.removeEventListener(type, begin));
    };
  }, [isOn, waitMs]);
  return isOn && isIdle;
}

/** Calls `onEscape` for the Escape key while `isActive`, unless another handler prevented the event's default. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isActive, onEscape]);
}
