import { PATHS } from '@stillsam/paths';
import { Button, Checkbox, TextLink } from '@stillsam/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { NEED_CHIPS, NEED_GROUPS, type NeedChip } from '../explore.content';
import { EXPLORE_COPY } from '../explore.copy';
import { CHOICE_PARAMETER, choiceQuery } from '../recommend';
import styles from './need-chooser.module.css';
import { RECOMMENDED_ID } from './recommended-anchor';

interface NeedChooserProps {
  chosenIds: readonly string[];
  /** Number of recommendations below the form. */
  recommendedCount: number;
}

/** Fourteen checkboxes in three groups. Each choice navigates; without JavaScript a button submits the form. */
export function NeedChooser({ chosenIds, recommendedCount }: NeedChooserProps) {
  const [ids, choose] = useChoices(chosenIds);
  return (
    <form
      method="get"
      action={PATHS.explore}
      aria-label={EXPLORE_COPY.needsLabel}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        choose(ids);
      }}
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
                onToggle={() => choose(toggled(ids, chip.id))}
              />
            ))}
          </div>
          {NEED_CHIPS.some((chip) => chip.category === id && chosenIds.includes(chip.id)) ? (
            <a href={`#${RECOMMENDED_ID}`} className={styles.toRecommended}>
              {EXPLORE_COPY.toRecommended(recommendedCount)}
            </a>
          ) : null}
        </fieldset>
      ))}
      <p className={styles.actions}>
        <Button type="submit" className={styles.submit}>
          {EXPLORE_COPY.show}
        </Button>
        {ids.length > 0 ? (
          <TextLink to={PATHS.explore} replace preventScrollReset>
            {EXPLORE_COPY.clear}
          </TextLink>
        ) : null}
      </p>
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
    <label className={styles.chip}>
      <Checkbox
        name={CHOICE_PARAMETER}
        value={id}
        checked={isChosen}
        onChange={onToggle}
        aria-describedby={`${id}-om`}
      />
      <span className={styles.words}>
        <span>{label}</span>
        <span id={`${id}-om`} className={styles.subtext} aria-hidden="true">
          {subtext}
        </span>
      </span>
    </label>
  );
}

const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** The choices on the screen: an optimistic state while the loader fetches the recommendations. */
function useChoices(chosenIds: readonly string[]) {
  const navigate = useNavigate();
  const [ids, setIds] = useState(chosenIds);
  const [loadedIds, setLoadedIds] = useState(chosenIds);
  if (loadedIds !== chosenIds) {
    setLoadedIds(chosenIds);
    setIds(chosenIds);
  }
  const choose = (next: readonly string[]) => {
    setIds(next);
    const chips = NEED_CHIPS.filter(({ id }) => next.includes(id));
    const address = `${PATHS.explore}${choiceQuery(chips)}`;
    void navigate(address, { replace: true, preventScrollReset: true });
  };
  return [ids, choose] as const;
}
