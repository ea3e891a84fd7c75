import type { LucideIcon } from 'lucide-react';

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
