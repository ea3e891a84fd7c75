import { useRef, type ReactNode } from 'react';
import { useIdle } from '../../browser/use-idle';
import { useNightMode } from '../../browser/night-mode';
import { useScreenAwake } from '../../browser/wake-lock';
import { CALM_COPY } from './calm-mode.copy';
import styles from './calm-room.module.css';
import { useCalmMode } from './use-calm-mode';

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
