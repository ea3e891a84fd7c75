import { useRef, type ReactNode } from 'react';
import { useNightMode } from '../../browser/use-night-mode';
import styles from './calm-room.module.css';
import { useCalmMode } from './use-calm-mode';

interface CalmRoomProps {
  /** The exercise runs: the room fills the screen, and the rest of the page is out of reach. */
  isActive: boolean;
  /** Stops the exercise, for the Escape key. */
  onStop: () => void;
  /** Lays out the children, at rest and with `data-calm='true'`. */
  className: string | undefined;
  children: ReactNode;
}

/** The part of an exercise that remains in calm mode: by day in the colours of the page, from 20:00 at dusk. */
export function CalmRoom({ isActive, onStop, className, children }: CalmRoomProps) {
  const room = useRef<HTMLDivElement>(null);
  const isCalm = useCalmMode(room, isActive, onStop);
  const isNight = useNightMode();
  return (
    <div
      ref={room}
      className={`${styles.room} ${className ?? ''}`}
      data-calm={isCalm}
      data-theme={isCalm && isNight ? 'night' : undefined}
    >
      {children}
    </div>
  );
}
