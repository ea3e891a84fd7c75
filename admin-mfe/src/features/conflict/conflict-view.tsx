import { useEffect, useId, useRef, useState } from 'react';
import { Button, Radio } from '@stillsam/ui';
import styles from './conflict-view.module.css';
import { CONFLICT_COPY } from './conflict.copy';
import {
  differingFields,
  isContested,
  mergeFields,
  proposeChoices,
  type Choice,
  type ConflictField,
  type Versions,
} from './merge-versions.logic';
import { MergedText } from './merged-text';

const copy = CONFLICT_COPY;

interface ConflictViewProps<Fields extends object> {
  title: string;
  fields: readonly ConflictField<Fields>[];
  versions: Versions<Fields>;
  onSave: (merged: Fields) => void;
  onBack: () => void;
}

/** The author's version and another author's, side by side, to choose between by field or to merge. */
export function ConflictView<Fields extends object>({
  title,
  fields,
  versions,
  onSave,
  onBack,
}: ConflictViewProps<Fields>) {
  const differing = differingFields(fields, versions);
  const [choices, setChoices] = useState(() => proposeChoices(fields, versions));
  const [texts, setTexts] = useState<Partial<Record<string, string>>>({});
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);

  const choose = (name: string, choice: Choice) => {
    setChoices({ ...choices, [name]: choice });
    setTexts({ ...texts, [name]: undefined });
  };
  const merged = { ...mergeFields(fields, versions, choices), ...pruned(texts) };

  return (
    <div className={styles.page}>
      <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.lead}>{differing.length > 0 ? copy.text : copy.notNeeded}</p>
      {differing.map((field) => {
        const { name, label, describe, rows } = field;
        return (
          <fieldset key={name} className={styles.field}>
            <legend className={styles.legend}>{label}</legend>
            {isContested(field, versions) ? <p className={styles.contested}>{copy.contested}</p> : null}
            <div className={styles.sides}>
              {(['mine', 'theirs'] as const).map((side) => (
                <Side
                  key={side}
                  name={name}
                  side={side}
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
  side: Choice;
  text: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Side({ name, side, text, isChosen, onChoose }: SideProps) {
  const textId = useId();
  return (
    <div className={isChosen ? styles.sideChosen : styles.side}>
      <label className={styles.choice}>
        <Radio name={`conflict-${name}`} checked={isChosen} aria-describedby={textId} onChange={onChoose} />
        {copy[side]}
      </label>
      <div id={textId} className={styles.text}>
        {text || <span className={styles.empty}>{copy.empty}</span>}
      </div>
    </div>
  );
}

/** Texts that were merged by hand. */
function pruned(texts: Partial<Record<string, string>>): object {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
}
