import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface IconProps {
  /** A single icon: `import Leaf from 'lucide-react/icons/leaf'`. */
  icon: LucideIcon;
  /** Height and width in CSS pixels at the normal font size; it follows the font size. */
  size?: number;
  className?: string;
}

/** An icon of the one family, in a 1.5 px stroke: decoration, which screen readers pass over. */
export function Icon({ icon: Glyph, size = 20, className }: IconProps) {
  const length = `${size / 16}rem`;
  return (
    <Glyph
      width={length}
      height={length}
      strokeWidth={1.5}
      nonScalingStroke
      className={className}
      focusable="false"
      aria-hidden="true"
    />
  );
}

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

/** Signs in a ring: something needs attention, it is done, it is good to know. */
const SIGNS = {
  alert: 'M10 5.8v5M10 14v.2',
  done: 'm6.5 10.3 2.4 2.4 4.6-5',
  info: 'M10 9.2v5M10 6v.2',
};

/** The mark beside a message. */
export function MessageMark({ sign, className }: { sign: keyof typeof SIGNS; className?: string }) {
  return (
    <LineIcon box={[20, 20]} width={20} className={className}>
      <circle cx="10" cy="10" r="8.75" />
      <path d={SIGNS[sign]} />
    </LineIcon>
  );
}
