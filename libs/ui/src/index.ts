export { ArticleCover, type ArticleCoverProps } from './article-cover/article-cover';
export { StillCover } from './article-cover/still-cover';
export { DividerLine, HeroLine, RingLine, type HeroShape } from './breath-line/breath-line';
export { ProgressDrawing } from './breath-line/progress-drawing';
export { BREATH_PARTS, wavePath } from './breath-line/breath-geometry';
export {
  AccessibilityButton,
  ADAPT,
  onOpenAccessibility,
} from './components/accessibility-button/accessibility-button';
export { LinksInDocument } from './components/text-link/any-link';
export { Badge, type BadgeProps, type BadgeTone } from './components/badge/badge';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './components/button/button';
export { ButtonLink, type ButtonLinkProps } from './components/button/button-link';
export { Card, CardLink, type CardLinkProps, type CardProps } from './components/card/card';
export { CrisisCard, type CrisisCardProps } from './components/crisis-card/crisis-card';
export { StillCrisisCard } from './components/crisis-card/still-crisis-card';
export {
  CRISIS_COPY,
  CRISIS_WORDS,
  SWEDISH,
  type CrisisLanguage,
} from './components/crisis-card/crisis-card.copy';
export { CommonCheck, commonCheck, CrisisLineList } from './components/crisis-card/crisis-line-list';
export { CRISIS_GROUP_IDS, crisisLines, dialOf, siteOf } from './crisis-lines';
export { ConfirmDialog, type ConfirmDialogProps } from './components/dialog/confirm-dialog';
export { Dialog, DialogActions, type DialogProps } from './components/dialog/dialog';
export { EmptyState, type EmptyStateProps } from './components/empty-state/empty-state';
export { CheckboxField, type CheckboxFieldProps } from './components/fields/checkbox-field';
export { Radio } from './components/fields/choice-control';
export { isEmailAddress } from './components/fields/email-address';
export { FieldFrame, splitProps } from './components/fields/field-frame';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/fields/radio-group';
export { SelectField, type SelectFieldProps, type SelectOption } from './components/fields/select-field';
export { TextArea, TextField, type TextFieldProps } from './components/fields/text-field';
export {
  ARTICLE_ICON_NAMES,
  ArticleIcon,
  isArticleIconName,
  type ArticleIconName,
  type ArticleIconProps,
} from './components/icon/article-icon';
export { Icon, type IconProps } from './components/icon/icon';
export { LineIcon } from './components/icon/line-icon';
export { Notice, type NoticeProps, type NoticeTone } from './components/notice/notice';
export { PageHeader, type PageHeaderProps } from './components/page-header/page-header';
export { Pagination, type PaginationProps } from './components/pagination/pagination';
export { PhoneText } from './components/phone-text/phone-text';
export { PillGroup, type PillGroupProps, type PillOption } from './components/pill-group/pill-group';
export { ProgressLine, type ProgressLineProps } from './components/progress-line/progress-line';
export {
  QuickExit,
  QuickExitHint,
  type QuickExitErases,
  type QuickExitProps,
} from './components/quick-exit/quick-exit';
export { QUICK_EXIT_COPY } from './components/quick-exit/quick-exit.copy';
export { SearchField, type SearchFieldProps } from './components/search-field/search-field';
export { Section, type SectionProps } from './components/section/section';
export { Skeleton, type SkeletonProps } from './components/skeleton/skeleton';
export { Spinner, type SpinnerProps } from './components/spinner/spinner';
export { Arrow, TextLink, type TextLinkProps } from './components/text-link/text-link';
export { Tooltip, type TooltipProps } from './components/tooltip/tooltip';
export { VisuallyHidden } from './components/visually-hidden/visually-hidden';
export { still } from './still';
export { isMotionReduced, REDUCED_MOTION } from './is-motion-reduced';
export { useHydrated } from './use-hydrated';
export { Logo, type LogoProps } from './logo/logo';
