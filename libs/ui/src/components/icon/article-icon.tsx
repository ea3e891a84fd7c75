import type { LucideIcon } from 'lucide-react';
import Activity from 'lucide-react/icons/activity';
import BookOpen from 'lucide-react/icons/book-open';
import Brain from 'lucide-react/icons/brain';
import Cloud from 'lucide-react/icons/cloud';
import Coffee from 'lucide-react/icons/coffee';
import Compass from 'lucide-react/icons/compass';
import Droplets from 'lucide-react/icons/droplets';
import Feather from 'lucide-react/icons/feather';
import Flower from 'lucide-react/icons/flower-2';
import HandHeart from 'lucide-react/icons/hand-heart';
import Heart from 'lucide-react/icons/heart';
import Leaf from 'lucide-react/icons/leaf';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Moon from 'lucide-react/icons/moon';
import Mountain from 'lucide-react/icons/mountain';
import Salad from 'lucide-react/icons/salad';
import Smile from 'lucide-react/icons/smile';
import Sprout from 'lucide-react/icons/sprout';
import Sun from 'lucide-react/icons/sun';
import Sunrise from 'lucide-react/icons/sunrise';
import Target from 'lucide-react/icons/target';
import Trees from 'lucide-react/icons/trees';
import Waves from 'lucide-react/icons/waves';
import Wind from 'lucide-react/icons/wind';
import { Icon, type IconProps } from './icon';

/** The icons an article may name. */
const ARTICLE_ICONS = {
  activity: Activity,
  book: BookOpen,
  brain: Brain,
  cloud: Cloud,
  coffee: Coffee,
  compass: Compass,
  droplets: Droplets,
  feather: Feather,
  flower: Flower,
  'hand-heart': HandHeart,
  heart: Heart,
  leaf: Leaf,
  lightbulb: Lightbulb,
  moon: Moon,
  mountain: Mountain,
  salad: Salad,
  smile: Smile,
  sprout: Sprout,
  sun: Sun,
  sunrise: Sunrise,
  target: Target,
  trees: Trees,
  waves: Waves,
  wind: Wind,
} satisfies Record<string, LucideIcon>;

type ArticleIconName = keyof typeof ARTICLE_ICONS;

export const ARTICLE_ICON_NAMES: readonly ArticleIconName[] =
  Object.keys(ARTICLE_ICONS).filter(isArticleIconName);

/** True for a name of {@link ARTICLE_ICON_NAMES}. */
export function isArticleIconName(name: string): name is ArticleIconName {
  return Object.hasOwn(ARTICLE_ICONS, name);
}

interface ArticleIconProps extends Omit<IconProps, 'icon'> {
  /** A name of {@link ARTICLE_ICON_NAMES}; any other gives a leaf. */
  name?: string | null;
}

/** The icon that an article names. */
export function ArticleIcon({ name, ...props }: ArticleIconProps) {
  return <Icon icon={name && isArticleIconName(name) ? ARTICLE_ICONS[name] : Leaf} {...props} />;
}
