import { useEffect, useId, useRef, useState } from 'react';
import { Button, Radio, TextArea, TextField } from '@stillsam/ui';
import { formatDateTime, unbroken } from '../../format-date';
import styles from './versions.module.css';
import { CONFLICT_COPY } from './draft-editor.copy';
import {
  differingFields,
  isContested,
  mergeFields,
  proposeChoices,
  type Choice,
  type ConflictField,
  type Versions,
  type SavedElsewhere,
} from './conflict.logic';

const copy = CONFLICT_COPY;

export interface ConflictViewProps<Fields extends object> {
  title: string;
  fields: readonly ConflictField<Fields>[];
  versions: Versions<Fields>;
  savedBy: SavedElsewhere;
  onSave: (merged: Fields) => void;
  onBack: () => void;
}

/** The author's text and the version that was saved meanwhile, side by side, to choose between by field or to merge. */
export function ConflictView<Fields extends object>({
  title,
  fields,
  versions,
  savedBy,
  onSave,
  onBack,
}: ConflictViewProps<Fields>) {
  const differing = differingFields(fields, versions);
  const [choices, setChoices] = useState(() => proposeChoices(fields, versions));
  /** Texts that are merged by hand. */
  const [texts, setTexts] = useState<Partial<Record<string, string>>>({});
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);

  const choose = (name: string, choice: Choice) => {
    setChoices({ ...choices, [name]: choice });
    const { [name]: _replaced, ...others } = texts;
    setTexts(others);
  };
  const labels = savedBy.isOwn ? copy.own : copy;
  const merged = { ...mergeFields(fields, versions, choices), ...texts };

  return (
    <div className={styles.page}>
      <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.lead}>
        {differing.length > 0 ? copy.text(savedBy, unbroken(formatDateTime(savedBy.at))) : copy.notNeeded}
      </p>
      {differing.map((field) => {
        const { name, label, describe, rows } = field;
        return (
          <fieldset key={name} className={styles.field}>
            <legend className={styles.legend}>{label}</legend>
            {isContested(field, versions) ? <p className={styles.contested}>{labels.contested}</p> : null}
            <div className={styles.sides}>
              {(['mine', 'theirs'] as const).map((side) => (
                <Side
                  key={side}
                  name={name}
                  label={labels[side]}
                  text={describe(versions[side])}
                  isChosen={choices[name] === side && texts[name] === undefined}
                  onChoose={() => choose(name, side)}
                />
              ))}
            </div>
            {rows === undefined ? null : (
              <MergedText
                label={label}
                rows={rows}
                value={String(merged[name])}
                onChange={(text) => setTexts({ ...texts, [name]: text })}
              />
            )}
          </fieldset>
        );
      })}
      <div className={styles.bar}>
        <Button variant="quiet" onClick={onBack}>
          {copy.back}
        </Button>
        <Button onClick={() => onSave(merged)}>{copy.save}</Button>
      </div>
    </div>
  );
}

interface SideProps {
  name: string;
  label: string;
  text: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Side({ name, label, text, isChosen, onChoose }: SideProps) {
  const textId = useId();
  return (
    <div className={styles.side}>
      <label className={styles.choice}>
        <Radio name={`conflict-${name}`} checked={isChosen} aria-describedby={textId} onChange={onChoose} />
        {label}
      </label>
      <div id={textId} className={styles.text}>
        {text || <span className={styles.empty}>{copy.empty}</span>}
      </div>
    </div>
  );
}

interface MergedTextProps {
  /** The field's label. */
  label: string;
  rows: number;
  value: string;
  onChange: (text: string) => void;
}

/** The merged text of a field: starts as the chosen version and can be edited. */
function MergedText({ label: field, rows, value, onChange }: MergedTextProps) {
  const label = `${CONFLICT_COPY.result}: ${field}`;
  if (rows > 1)
    return (
      <TextArea label={label} rows={rows} value={value} onChange={(event) => onChange(event.target.value)} />
    );
  return <TextField label={label} value={value} onChange={(event) => onChange(event.target.value)} />;
}
