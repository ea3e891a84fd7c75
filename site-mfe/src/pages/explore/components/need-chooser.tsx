import { PATHS } from '@stillsam/paths';
import { Button, PhoneText, TextLink, VisuallyHidden } from '@stillsam/ui';
import type { FormEvent } from 'react';
import { NEED_CHIPS, NEED_GROUPS, type NeedChip, type NeedGroupId } from '../explore.content';
import { CHOICE_FIELD, RECOMMENDED_ID, toChips } from '../recommend';
import { NOTHING_CHOSEN } from '../use-choices';
import styles from './need-chooser.module.css';

const COPY = {
  needsLabel: 'Vad känner du igen?',
  privacy: 'Valen stannar i din webbläsare och sparas inte hos oss. Du kan ändra dig när som helst.',
  recommendedCount: (count: number) => `${count} förslag nedanför.`,
  show: 'Visa förslag',
  toRecommended: (count: number) => `Visa ${count} förslag`,
  clear: 'Rensa valen',
};

/** Suggestions that show at once; the others are folded. */
const MAX_AT_ONCE = 3;

interface NeedChooserProps {
  /** Of the chosen chips. */
  ids: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  /** Number of recommendations below the form. */
  recommendedCount: number;
}

/**
 * Fourteen checkboxes in three groups. The button leads to the suggestions; without JavaScript it posts the form to the
 * page (ADR 100). It stays at the bottom of the screen once something is chosen.
 */
export function NeedChooser({ ids, onChoose, recommendedCount }: NeedChooserProps) {
  return (
    <form
      method="post"
      action={PATHS.explore}
      aria-label={COPY.needsLabel}
      className={styles.form}
      onSubmit={showRecommended}
    >
      {NEED_GROUPS.map(({ id, title, text }) => (
        <fieldset key={id} className={styles.group}>
          <legend className={styles.legend}>
            <span className={styles.title}>{title}</span> <span className={styles.text}>{text}</span>
          </legend>
          <div className={styles.chips}>
            {NEED_CHIPS.filter(({ category }) => category === id).map((chip) => (
              <ChipBox
                key={chip.id}
                chip={chip}
                isChosen={ids.includes(chip.id)}
                onToggle={() => onChoose(toggled(ids, chip.id))}
              />
            ))}
          </div>
          <p className={styles.subtext} aria-hidden="true" data-of={lastOf(ids, id)?.label}>
            {lastOf(ids, id)?.subtext}
          </p>
          {NEED_CHIPS.map(({ id: chip, category, care }) =>
            category === id && care ? (
              <p key={chip} className={styles.care}>
                <PhoneText text={care} />
              </p>
            ) : null,
          )}
        </fieldset>
      ))}
      <p className={styles.note}>
        {COPY.privacy}{' '}
        <span role="status">
          <VisuallyHidden>{ids.length > 0 ? COPY.recommendedCount(recommendedCount) : ''}</VisuallyHidden>
        </span>
      </p>
      <div className={styles.actions}>
        <Button type="submit" className={styles.submit}>
          {ids.length > 0 ? COPY.toRecommended(Math.min(MAX_AT_ONCE, recommendedCount)) : COPY.show}
        </Button>
        {ids.length > 0 ? (
          <TextLink to={PATHS.explore} state={NOTHING_CHOSEN} replace preventScrollReset>
            {COPY.clear}
          </TextLink>
        ) : null}
      </div>
    </form>
  );
}

interface ChipBoxProps {
  chip: NeedChip;
  isChosen: boolean;
  onToggle: () => void;
}

function ChipBox({ chip: { id, label, subtext }, isChosen, onToggle }: ChipBoxProps) {
  return (
    <>
      <label className={styles.chip}>
        <input
          type="checkbox"
          className={styles.box}
          name={CHOICE_FIELD}
          value={id}
          checked={isChosen}
          onChange={onToggle}
          aria-describedby={`${id}-om`}
        />
        <span>{label}</span>
      </label>
      {/* The description of the chip, and no part of its name. */}
      <span id={`${id}-om`} className={styles.described}>
        {subtext}
      </span>
    </>
  );
}

/** The chip of a group that was chosen last. */
const lastOf = (ids: readonly string[], group: NeedGroupId) =>
  ids.flatMap((chosen) => toChips([chosen])).findLast(({ category }) => category === group);

const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** The suggestions are on the page already: the first one gets the focus. */
function showRecommended(event: FormEvent): void {
  event.preventDefault();
  const section = document.getElementById(RECOMMENDED_ID);
  section?.scrollIntoView();
  section?.querySelector('a')?.focus({ preventScroll: true });
}
