import { ARTICLE_ICON_NAMES, ArticleIcon } from '@stillsam/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { EDITOR_COPY } from './post-editor.copy';
import layout from '../../features/draft-editor/draft-editor.module.css';
import styles from './post-editor.module.css';

interface IconFieldProps {
  field: UseFormRegisterReturn & { error?: string | undefined };
  chosen: string;
}

/** The icon of a post, chosen among the drawn icons. */
export function IconField({ field: { error: _error, ...field }, chosen }: IconFieldProps) {
  return (
    <fieldset>
      <legend className={layout.checksLegend}>
        {EDITOR_COPY.labels.icon}: <span className={styles.iconName}>{EDITOR_COPY.icon(chosen)}</span>
      </legend>
      <div className={styles.icons}>
        {iconNames(chosen).map((name) => (
          <label key={name} className={styles.icon} title={EDITOR_COPY.icon(name)}>
            <input type="radio" value={name} aria-label={EDITOR_COPY.icon(name)} {...field} />
            <ArticleIcon name={name} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The icons of the list by their Swedish names, and the post's own icon if the list lacks it. */
function iconNames(current: string): string[] {
  const names: readonly string[] = ARTICLE_ICON_NAMES;
  const all = names.includes(current) || !current ? names : [current, ...names];
  return all.toSorted((a, b) => EDITOR_COPY.icon(a).localeCompare(EDITOR_COPY.icon(b), 'sv'));
}
