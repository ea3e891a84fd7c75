import { Icon, useHydrated } from '@stillsam/ui';
import Bookmark from 'lucide-react/icons/bookmark';
import { useState } from 'react';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './reading-marks.module.css';
import { saveForLater, useReadMarks, useSavedArticles, type SavedArticle } from './stored-articles';

const COPY = {
  read: 'Läst',
  save: 'Spara till sen',
  isSaved: 'Sparad till sen',
  savedWhere: 'Sparad. Du hittar den i kunskapsbiblioteket, i den här webbläsaren.',
  removed: 'Borttagen ur listan.',
  saveNamed: (title: string) => `Spara ${title} till sen`,
};

interface SaveButtonProps extends SavedArticle {
  className?: string;
  /** Shows the icon alone; the name says which article. */
  isIcon?: boolean;
}

/** Saves an article for later, or removes it. With words it says what a press has done. */
export function SaveButton({ className, isIcon = false, ...article }: SaveButtonProps) {
  const isKept = useSavedArticles().some(({ slug }) => slug === article.slug);
  const [hasAnswer, setHasAnswer] = useState(false);
  const toggle = () => {
    saveForLater(article, !isKept);
    setHasAnswer(true);
  };
  const icon = <Icon icon={Bookmark} className={isKept ? styles.kept : undefined} />;
  if (isIcon)
    return (
      <button
        type="button"
        className={className}
        aria-label={COPY.saveNamed(article.title)}
        aria-pressed={isKept}
        onClick={toggle}
      >
        {icon}
      </button>
    );
  return (
    <>
      <button type="button" className={className} onClick={toggle}>
        {icon}
        {isKept ? COPY.isSaved : COPY.save}
      </button>
      <span role="status" className={styles.answer}>
        {hasAnswer ? (isKept ? COPY.savedWhere : COPY.removed) : null}
      </span>
    </>
  );
}

/** The button in the corner of a card, where it moves nothing: it comes with the script that it needs. */
export function SaveMark({ slug, title }: SavedArticle) {
  return useHydrated() ? (
    <SaveButton isIcon slug={slug} title={title} className={`${styles.mark} ${shown.onScreen}`} />
  ) : null;
}

/** The label 'Läst' over the image of an article that was read. */
export function ReadTag({ id }: { id: string }) {
  return useReadMarks().ids.includes(id) ? (
    <span className={`${styles.tag} ${shown.onScreen}`}>{COPY.read}</span>
  ) : null;
}
