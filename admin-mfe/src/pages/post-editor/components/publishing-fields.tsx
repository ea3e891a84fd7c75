import { SelectField } from '@stillsam/ui';
import layout from '../../../features/editor-layout/editor-layout.module.css';
import { SwedishTimeField } from '../../../features/dates/swedish-time-field';
import { EDITOR_COPY } from '../post-editor.copy';
import type { FieldsProps } from './field-props';
import { FeaturedImageField } from './featured-image-field';
import styles from './post-form.module.css';

const { labels, schedule, statusOptions } = EDITOR_COPY;

const STATUS_OPTIONS = [
  { value: 'draft', label: statusOptions.draft },
  { value: 'published', label: statusOptions.published },
];

/** Status, schedule and featured image of the post. */
export function PublishingFields({ fields, errors, bind, change }: FieldsProps) {
  return (
    <fieldset className={layout.group}>
      <legend className={styles.legend}>{EDITOR_COPY.sections.publishing}</legend>
      <SelectField label={labels.status} options={STATUS_OPTIONS} {...bind('status')} />
      {fields.status === 'draft' ? (
        <SwedishTimeField
          name="publish_at"
          legend={labels.publish_at}
          hint={schedule.hint}
          describe={schedule.set}
          clearLabel={schedule.clear}
          value={fields.publish_at}
          error={errors.publish_at}
          onChange={(value) => change('publish_at', value)}
        />
      ) : null}
      <FeaturedImageField fields={fields} bind={bind} change={change} />
    </fieldset>
  );
}
