import { useId, useState } from 'react';
import { PillGroup, Skeleton, TextArea, VisuallyHidden } from '@stillsam/ui';
import { useLazyPart } from '../../lazy-part';
import styles from './rich-text.module.css';
import type { TextKind } from './rich-text-editor';
import { RICH_TEXT_COPY } from './rich-text.copy';

const { modes } = RICH_TEXT_COPY;

type Mode = 'text' | 'html';

const MODES = [
  { value: 'text', label: modes.text },
  { value: 'html', label: modes.html },
] as const satisfies { value: Mode; label: string }[];

interface ContentFieldProps {
  kind: TextKind;
  label: string;
  /** Shown with the HTML. */
  sourceHint: string;
  value: string;
  /** The value at this moment. */
  readValue: () => string;
  error: string | undefined;
  onChange: (html: string) => void;
}

/** The body of a post or a letter, as rich text or as HTML. Both edit the same value. */
export function ContentField({
  kind,
  label,
  sourceHint,
  value,
  readValue,
  error,
  onChange,
}: ContentFieldProps) {
  const id = useId();
  const [mode, setMode] = useState<Mode>('text');
  const editor = useLazyPart(loadRichText, mode === 'text');
  const ids = { label: `${id}label`, hint: `${id}hint`, error: `${id}error` };
  const isHtml = mode === 'html' || editor === 'failed';

  return (
    <div className={styles.field}>
      <VisuallyHidden>
        <span id={ids.label}>{label}</span>
        <span id={ids.hint}>{RICH_TEXT_COPY.toolbarHint}</span>
      </VisuallyHidden>
      {editor === 'failed' ? <p role="status">{RICH_TEXT_COPY.loadFailed}</p> : null}
      {error && !isHtml ? (
        <p id={ids.error} className={styles.error}>
          {error}
        </p>
      ) : null}
      {isHtml ? (
        <TextArea
          className={styles.source}
          label={label}
          isLabelHidden
          name="content"
          rows={15}
          required
          value={value}
          hint={sourceHint}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : editor === 'loading' ? (
        <Skeleton lines={10} label={RICH_TEXT_COPY.loading} />
      ) : (
        <editor.RichTextEditor
          id={id}
          kind={kind}
          value={value}
          readValue={readValue}
          onChange={onChange}
          labelledBy={ids.label}
          describedBy={error ? `${ids.hint} ${ids.error}` : ids.hint}
          isInvalid={Boolean(error)}
        />
      )}
      <PillGroup
        className={styles.modes}
        label={modes.label}
        options={MODES}
        value={isHtml ? 'html' : 'text'}
        onValueChange={(chosen) => setMode(chosen === 'html' ? 'html' : 'text')}
      />
    </div>
  );
}

/** Lazy, because it is larger than the rest of the page. */
const loadRichText = () => import(/* webpackChunkName: "rich-text-editor" */ './rich-text-editor');
