import type { ReactNode } from 'react';

interface LineIconProps {
  /** The view box's width and height. */
  box: readonly [number, number];
  /** In pixels; the height follows the box. Styles give the size where it is left out. */
  width?: number;
  className?: string;
  /** The strokes. */
  children: ReactNode;
}

/** A drawing of thin strokes in the colour of the text. It is inline: a page with no other icons loads no icon library. */
export function LineIcon({ box: [across, down], width, className, children }: LineIconProps) {
  return (
    <svg
      className={className}
      width={width}
      height={width && (width * down) / across}
      viewBox={`0 0 ${across} ${down}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
