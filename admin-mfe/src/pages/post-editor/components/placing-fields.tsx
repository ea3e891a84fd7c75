import { ARTICLE_ICON_NAMES, CheckboxField, SelectField, TextField } from '@stillsam/ui';
import layout from '../../../features/editor-layout/editor-layout.module.css';
import { CATEGORY_IDS, DIFFICULTIES } from '../placing.logic';
import { EDITOR_COPY } from '../post-editor.copy';
import type { FieldsProps } from './field-props';
import styles from './post-form.module.css';

const { labels, hints, categoryOptions } = EDITOR_COPY;

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The icons of the list, and the post's own icon if the list lacks it. */
function iconOptions(current: string) {
  const names: readonly string[] = ARTICLE_ICON_NAMES;
  const all = names.includes(current) || !current ? names : [current, ...names];
  return all
    .map((value) => ({ value, label: EDITOR_COPY.icon(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'sv'));
}

/** Categories, tags, difficulty and icon of the post. */
export function PlacingFields({ fields, errors, bind }: FieldsProps) {
  return (
    <fieldset className={layout.group}>
      <legend className={styles.legend}>{EDITOR_COPY.sections.placing}</legend>
      <fieldset className={styles.checks}>
        <legend className={styles.checksLegend}>{labels.categories}</legend>
        {CATEGORY_IDS.map((id) => (
          <CheckboxField
            key={id}
            label={categoryOptions[id]}
            value={id}
            {...bind('categories')}
            error={undefined}
          />
        ))}
        {errors.categories ? <p className={styles.error}>{errors.categories}</p> : null}
      </fieldset>
      <TextField label={labels.tags} hint={hints.tags} {...bind('tags')} />
      <SelectField label={labels.difficulty} options={asOptions(DIFFICULTIES)} {...bind('difficulty')} />
      <SelectField label={labels.icon} options={iconOptions(fields.icon)} {...bind('icon')} />
      <CheckboxField
        label={labels.shows_crisis_card}
        hint={hints.shows_crisis_card}
        {...bind('shows_crisis_card')}
      />
    </fieldset>
  );
}
