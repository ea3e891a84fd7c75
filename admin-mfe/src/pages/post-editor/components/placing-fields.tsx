import { ARTICLE_ICON_NAMES, CheckboxField, SelectField, TextField } from '@stillsam/ui';
import { CATEGORY_IDS, DEFAULT_DIFFICULTY, DIFFICULTIES, type CategoryId } from '../placing.logic';
import { EDITOR_COPY } from '../post-editor.copy';
import type { FieldsProps } from './field-props';
import styles from './post-form.module.css';

const { labels, hints, categoryOptions } = EDITOR_COPY;

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The icons to choose from, and the post's own where it is another one. */
function iconOptions(current: string) {
  const names: readonly string[] = ARTICLE_ICON_NAMES;
  const all = names.includes(current) || !current ? names : [current, ...names];
  return all
    .map((value) => ({ value, label: EDITOR_COPY.icon(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'sv'));
}

/** Where visitors find the post. */
export function PlacingFields({ fields, errors, onChange }: FieldsProps) {
  const toggle = (id: CategoryId, isChosen: boolean) => {
    // In the library's order, so that going back and forth leaves nothing changed.
    const value = CATEGORY_IDS.filter((other) =>
      other === id ? isChosen : fields.categories.includes(other),
    );
    onChange({ name: 'categories', value });
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{EDITOR_COPY.sections.placing}</legend>
      <fieldset className={styles.checks}>
        <legend className={styles.checksLegend}>{labels.categories}</legend>
        {CATEGORY_IDS.map((id) => (
          <CheckboxField
            key={id}
            label={categoryOptions[id]}
            name="categories"
            value={id}
            checked={fields.categories.includes(id)}
            onChange={(event) => toggle(id, event.target.checked)}
          />
        ))}
        {errors.categories ? <p className={styles.error}>{errors.categories}</p> : null}
      </fieldset>
      <TextField
        label={labels.tags}
        name="tags"
        value={fields.tags}
        hint={hints.tags}
        error={errors.tags}
        onChange={(event) => onChange({ name: 'tags', value: event.target.value })}
      />
      <SelectField
        label={labels.difficulty}
        name="difficulty"
        options={asOptions(DIFFICULTIES)}
        value={fields.difficulty}
        error={errors.difficulty}
        onChange={(event) =>
          onChange({
            name: 'difficulty',
            value: DIFFICULTIES.find((known) => known === event.target.value) ?? DEFAULT_DIFFICULTY,
          })
        }
      />
      <SelectField
        label={labels.icon}
        name="icon"
        options={iconOptions(fields.icon)}
        value={fields.icon}
        error={errors.icon}
        onChange={(event) => onChange({ name: 'icon', value: event.target.value })}
      />
      <CheckboxField
        label={labels.shows_crisis_card}
        name="shows_crisis_card"
        hint={hints.shows_crisis_card}
        checked={fields.shows_crisis_card}
        onChange={(event) => onChange({ name: 'shows_crisis_card', value: event.target.checked })}
      />
    </fieldset>
  );
}
