import { Icon, useHydrated } from '@stillsam/ui';
import Bookmark from 'lucide-react/icons/bookmark';
import { READING_COPY } from './reading.copy';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './save-button.module.css';
import { saveForLater, useSavedArticles, type SavedArticle } from './saved-articles';

interface SaveButtonProps extends SavedArticle {
  className?: string;
  /** Shows the icon alone; the name says which article. */
  isIcon?: boolean;
}

/** Saves an article for later, or removes it. */
export function SaveButton({ className, isIcon = false, ...article }: SaveButtonProps) {
  const isKept = useSavedArticles().some(({ slug }) => slug === article.slug);
  return (
    <button
      type="button"
      className={className}
      aria-label={isIcon ? READING_COPY.saveNamed(article.title) : undefined}
      aria-pressed={isKept}
      onClick={() => saveForLater(article, !isKept)}
    >
      <Icon icon={Bookmark} />
      {isIcon ? null : READING_COPY.save}
    </button>
  );
}

/** The button over the cover of a card, where it moves nothing: it comes with the script that it needs. */
export function SaveMark({ slug, title }: SavedArticle) {
  return useHydrated() ? (
    <SaveButton isIcon slug={slug} title={title} className={`${styles.mark} ${shown.onScreen}`} />
  ) : null;
}
