import { useEffect, useId, useRef, useState } from 'react';
import { Button, Radio } from '@stillsam/ui';
import { describeField } from '../describe-field.logic';
import {
  differingFields,
  isContested,
  mergeFields,
  proposeChoices,
  type Choice,
  type Versions,
} from '../merge-versions.logic';
import { EDITOR_COPY } from '../post-editor.copy';
import type { FieldName, PostFields } from '../post-fields.logic';
import styles from './conflict-view.module.css';
import { MergedText } from './merged-text';

const { conflict: copy, labels } = EDITOR_COPY;

interface ConflictViewProps {
  versions: Versions;
  onSave: (merged: PostFields) => void;
  onBack: () => void;
}

/** The author's version and another author's, side by side, to choose between by field or to merge. */
export function ConflictView({ versions, onSave, onBack }: ConflictViewProps) {
  const names = differingFields(versions);
  const [choices, setChoices] = useState(() => proposeChoices(versions));
  const [texts, setTexts] = useState<Partial<Record<FieldName, string>>>({});
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);

  const choose = (name: FieldName, choice: Choice) => {
    setChoices({ ...choices, [name]: choice });
    setTexts({ ...texts, [name]: undefined });
  };
  const merged = { ...mergeFields(versions, choices), ...pruned(texts) };

  return (
    <div className={styles.page}>
      <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
        {copy.title}
      </h1>
      <p className={styles.lead}>{names.length > 0 ? copy.text : copy.notNeeded}</p>
      {names.map((name) => (
        <fieldset key={name} className={styles.field}>
          <legend className={styles.legend}>{labels[name]}</legend>
          {isContested(versions, name) ? <p className={styles.contested}>{copy.contested}</p> : null}
          <div className={styles.sides}>
            {(['mine', 'theirs'] as const).map((side) => (
              <Side
                key={side}
                name={name}
                side={side}
                text={describeField(name, versions[side])}
                isChosen={choices[name] === side && texts[name] === undefined}
                onChoose={() => choose(name, side)}
              />
            ))}
          </div>
          {isMergeable(name) ? (
            <MergedText
              name={name}
              value={merged[name]}
              onChange={(text) => setTexts({ ...texts, [name]: text })}
            />
          ) : null}
        </fieldset>
      ))}
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
  name: FieldName;
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

const MERGEABLE_NAMES = [
  'title',
  'excerpt',
  'content',
  'featured_image_alt',
  'tags',
  'meta_description',
  'meta_keywords',
] as const satisfies readonly FieldName[];
type MergeableName = (typeof MERGEABLE_NAMES)[number];

function isMergeable(name: FieldName): name is MergeableName {
  return MERGEABLE_NAMES.some((mergeable) => mergeable === name);
}

function pruned(texts: Partial<Record<FieldName, string>>): Partial<Pick<PostFields, MergeableName>> {
  return Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [MergeableName, string] => entry[1] !== undefined),
  );
}
