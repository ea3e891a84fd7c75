import type { KeyboardEvent } from 'react';
import { POST_FIELDS } from '@stillsam/contracts/post-fields';
import {
  ARTICLE_ICON_NAMES,
  ArticleIcon,
  CheckboxField,
  SelectField,
  TextArea,
  TextField,
} from '@stillsam/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useApi } from '../../api/use-api';
import layout from '../../features/draft-editor/draft-editor.module.css';
import { CategoryChecks, SwedishTimeField } from '../../features/draft-editor/draft-fields';
import type { FieldsProps } from '../../features/draft-editor/use-draft-form';
import { ContentField } from '../../features/rich-text/content-field';
import { FeaturedImageField } from './featured-image-field';
import { EDITOR_COPY } from './post-editor.copy';
import styles from './post-editor.module.css';
import { DIFFICULTIES, type PostFields } from './post-fields.logic';
import look from '../../look.module.css';

const { labels, hints, counter, sections, schedule, statusOptions } = EDITOR_COPY;

type PostFieldsProps = FieldsProps<PostFields>;

interface TextFieldsProps extends PostFieldsProps {
  /** The title or the slug is typed. */
  onTyped: (name: 'title' | 'slug', value: string) => void;
}

/** Title and body: the page as it is written. */
export function TextFields({ fields, errors, form, bind, change, onTyped }: TextFieldsProps) {
  return (
    <div className={styles.text}>
      <TextArea
        // A heading needs no label above it where there is little room.
        label={<span className={look.saidOnPhone}>{labels.title}</span>}
        placeholder={EDITOR_COPY.titleHint}
        required
        rows={1}
        className={styles.title}
        onKeyDown={toText}
        // A pasted title is one line.
        onInput={({ currentTarget: field }) => (field.value = field.value.replace(/\n/g, ' '))}
        {...bind('title', { onChange: ({ target }) => onTyped('title', target.value) })}
      />
      <ContentField
        kind="post"
        label={labels.content}
        sourceHint={hints.content}
        value={fields.content}
        readValue={() => form.getValues('content')}
        error={errors.content}
        onChange={(value) => change('content', value)}
      />
    </div>
  );
}

/** Enter goes on from the title to the body. */
function toText(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.querySelector<HTMLElement>('[data-field="content"], [name="content"]')?.focus();
}

const STATUS_OPTIONS = [
  { value: 'draft', label: statusOptions.draft },
  { value: 'published', label: statusOptions.published },
];

interface ChoiceFieldsProps extends TextFieldsProps {
  isNew: boolean;
  /** The byline of a post whose field is empty. */
  byline: string;
}

/** What is chosen beside the text: publication, categories, cover and excerpt, and folded what is seldom changed. */
export function ChoiceFields(props: ChoiceFieldsProps) {
  const { fields, errors, bind, change } = props;
  return (
    <>
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
      <CategoryChecks legend={labels.categories} field={bind('categories')} />
      <FeaturedImageField fields={fields} bind={bind} change={change} />
      <TextArea
        label={labels.excerpt}
        rows={3}
        hint={`${hints.excerpt} ${counter(fields.excerpt.length, POST_FIELDS.excerpt.maxLength)}`}
        {...bind('excerpt')}
      />
      <FurtherFields {...props} />
    </>
  );
}

/** What is seldom changed, folded until a field of it is faulty. */
function FurtherFields({ fields, bind, change, isNew, byline, onTyped }: ChoiceFieldsProps) {
  const { length } = fields.meta_description;
  return (
    <details className={look.more}>
      <summary>{sections.further}</summary>
      <div className={layout.chosen}>
        <fieldset className={layout.group}>
          <legend className={layout.legend}>{sections.summary}</legend>
          <TextField label={labels.subtitle} hint={hints.subtitle} {...bind('subtitle')} />
          <TextField
            label={labels.slug}
            required
            autoCapitalize="none"
            spellCheck={false}
            hint={isNew ? hints.slugNew : hints.slugEdit}
            {...bind('slug', { onChange: ({ target }) => onTyped('slug', target.value) })}
          />
          <AuthorField
            chosen={fields.author_name}
            byline={byline}
            onChoose={(name) => change('author_name', name)}
          />
          <TextField
            label={labels.featured_image}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            hint={hints.featured_image}
            {...bind('featured_image')}
          />
          <CheckboxField
            label={labels.shows_crisis_card}
            hint={hints.shows_crisis_card}
            {...bind('shows_crisis_card')}
          />
        </fieldset>
        <fieldset className={layout.group}>
          <legend className={layout.legend}>{sections.placing}</legend>
          <TextField label={labels.tags} hint={hints.tags} {...bind('tags')} />
          <SelectField label={labels.difficulty} options={DIFFICULTY_OPTIONS} {...bind('difficulty')} />
          <IconField field={bind('icon')} chosen={fields.icon} />
        </fieldset>
        <fieldset className={layout.group}>
          <legend className={layout.legend}>{sections.search}</legend>
          <TextArea
            label={labels.meta_description}
            rows={3}
            hint={`${hints.meta_description} ${counter(length, POST_FIELDS.meta_description.maxLength)}`}
            {...bind('meta_description')}
          />
          <TextField label={labels.meta_keywords} hint={hints.meta_keywords} {...bind('meta_keywords')} />
        </fieldset>
      </div>
    </details>
  );
}

const DIFFICULTY_OPTIONS = DIFFICULTIES.map((value) => ({ value, label: value }));

interface AuthorFieldProps {
  chosen: string;
  /** The byline of a post whose field is empty. */
  byline: string;
  onChoose: (name: string) => void;
}

/** Whom the article names as its author: those who write, and whom it names now. */
function AuthorField({ chosen, byline, onChoose }: AuthorFieldProps) {
  const { data } = useApi().useQuery('get', '/api/blog/admin/authors');
  const names = new Set([EDITOR_COPY.editors, ...(data?.authors.map(({ name }) => name) ?? []), chosen]);
  names.delete('');
  if (!chosen) names.delete(byline);
  const options = [...names].map((name) => ({ value: name, label: name }));
  return (
    <SelectField
      label={EDITOR_COPY.labels.author_name}
      hint={EDITOR_COPY.authorHint}
      options={chosen ? options : [{ value: '', label: byline }, ...options]}
      name="author_name"
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}

interface IconFieldProps {
  field: UseFormRegisterReturn & { error?: string | undefined };
  chosen: string;
}

/** The icon of a post, chosen among the drawn icons. */
function IconField({ field: { error: _error, ...field }, chosen }: IconFieldProps) {
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
