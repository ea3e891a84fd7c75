import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  /** A single icon: `import Leaf from 'lucide-react/icons/leaf'`. */
  icon: LucideIcon;
  /** Height and width in CSS pixels at the normal font size; it follows the font size. */
  size?: number;
  /** Names the icon for screen readers; without it the icon is decoration. */
  label?: string;
  className?: string;
}

/** An icon of the one family, in a 1.5 px stroke. */
export function Icon({ icon: Glyph, size = 20, label, className }: IconProps) {
  const length = `${size / 16}rem`;
  return (
    <Glyph
      width={length}
      height={length}
      strokeWidth={1.5}
      nonScalingStroke
      className={className}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
