export { ArticleCover } from './article-cover/article-cover';
export { StillCover } from './article-cover/still-cover';
export { DividerLine, HeroLine, RingLine, type HeroShape } from './breath-line/breath-line';
export { BREATH_PARTS, wavePath } from './breath-line/breath-geometry';
export { AccessibilityButton } from './components/accessibility/accessibility-button';
export { AccessibilityHost } from './components/accessibility/accessibility-host';
export { LinksInDocument } from './components/text-link/any-link';
export { Badge, type BadgeTone } from './components/badge/badge';
export { Button, ButtonLink, type ButtonProps, type ButtonVariant } from './components/button/button';
export { Card, CardLink } from './components/card/card';
export { CrisisCard, type CrisisCardProps } from './components/crisis-card/crisis-card';
export { StillCrisisCard } from './components/crisis-card/still-crisis-card';
export {
  CRISIS_COPY,
  CRISIS_WORDS,
  SWEDISH,
  type CrisisLanguage,
} from './components/crisis-card/crisis-card.copy';
export { CommonCheck, commonCheck, CrisisLineList } from './components/crisis-card/crisis-line-list';
export { CRISIS_GROUP_IDS, crisisLines, dialOf, PhoneText, siteOf } from './crisis-lines';
export { ConfirmDialog } from './components/dialog/confirm-dialog';
export { Dialog, DialogActions, type DialogProps } from './components/dialog/dialog';
export { EmptyState } from './components/empty-state/empty-state';
export { CheckboxField } from './components/fields/checkbox-field';
export { FieldFrame, splitProps } from './components/fields/field-frame';
export { Radio } from './components/fields/choice-control';
export { RadioGroup } from './components/fields/radio-group';
export { SelectField, type SelectFieldProps, type SelectOption } from './components/fields/select-field';
export { isEmailAddress, TextArea, TextField, type TextFieldProps } from './components/fields/text-field';
export { ARTICLE_ICON_NAMES, ArticleIcon } from './components/icon/article-icon';
export { Icon, LineIcon } from './components/icon/icon';
export { Notice, type NoticeTone } from './components/notice/notice';
export { PageHeader, type PageHeaderProps } from './components/page-header/page-header';
export { Pagination } from './components/pagination/pagination';
export { PillGroup, type PillOption } from './components/pill-group/pill-group';
export { ProgressDrawing, ProgressLine } from './components/progress-line/progress-line';
export {
  QUICK_EXIT_COPY,
  QuickExit,
  QuickExitHint,
  type QuickExitErases,
} from './components/quick-exit/quick-exit';
export { SearchField } from './components/search-field/search-field';
export { Section, type SectionProps } from './components/section/section';
export { Skeleton } from './components/skeleton/skeleton';
export { Spinner } from './components/spinner/spinner';
export { TextLink } from './components/text-link/text-link';
export { VisuallyHidden } from './components/visually-hidden/visually-hidden';
export { isMotionReduced, REDUCED_MOTION } from './is-motion-reduced';
export { useHydrated } from './hydration';
export { Logo } from './logo/logo';
