import { CheckboxField, RadioGroup, useHydrated } from '@stillsam/ui';
import { canSound } from '../../../browser/sounds';
import { Outcome, StepNote } from '../../../components/step-parts/step-parts';
import { RHYTHM_IDS, hasPause, lengthsOf } from '../breathing.logic';
import { GUIDES, planOf, type BreathSettings, type Guide } from '../guidance';
import { MINDFUL_BREATHING_COPY } from '../mindful-breathing.copy';
import { canVibrate } from '../breath-guides';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from '../mindful-breathing-page.module.css';

const COPY = MINDFUL_BREATHING_COPY.settings;
const RHYTHM_OPTIONS = RHYTHM_IDS.map((id) => ({
  value: id,
  label: COPY.rhythms[id].name,
  hint: COPY.rhythms[id].hint,
}));

interface BreathSettingsProps {
  settings: BreathSettings;
  /** The browser refuses to store the settings. */
  isRefused: boolean;
  onChange: (settings: BreathSettings) => void;
}

/** Length, rhythm and guides, stored in this browser. */
export function BreathSettingsForm({ settings, isRefused, onChange }: BreathSettingsProps) {
  const { minutes: length, rhythm: chosenRhythm } = planOf(settings);
  const lengths = lengthsOf(chosenRhythm);
  const isNothingChosen = GUIDES.every((guide) => !settings.guides[guide]);
  return (
    <section
      className={`${styles.settings} ${shown.withScript} ${shown.onScreen}`}
      aria-labelledby="pa-ditt-satt"
    >
      <h2 id="pa-ditt-satt">{COPY.title}</h2>
      <div className={styles.groups}>
        <RadioGroup
          label={COPY.length}
          hint={hasPause(chosenRhythm) ? COPY.lengthHint : undefined}
          options={lengths.map((minutes) => ({ value: String(minutes), label: COPY.lengthOf(minutes) }))}
          value={String(length)}
          onValueChange={(value) => {
            const minutes = lengths.find((each) => String(each) === value);
            if (minutes) onChange({ ...settings, minutes });
          }}
        />
        <RadioGroup
          label={COPY.rhythm}
          options={RHYTHM_OPTIONS}
          value={settings.rhythm}
          onValueChange={(value) => {
            const rhythm = RHYTHM_IDS.find((each) => each === value);
            if (rhythm) onChange({ ...settings, rhythm });
          }}
        />
        <fieldset className={styles.guides}>
          <legend>{COPY.guides}</legend>
          {GUIDES.map((guide) => (
            <GuideField key={guide} guide={guide} settings={settings} onChange={onChange} />
          ))}
        </fieldset>
      </div>
      <Outcome>{isNothingChosen ? <StepNote>{COPY.nothing}</StepNote> : null}</Outcome>
      <StepNote>{isRefused ? COPY.refused : COPY.kept}</StepNote>
    </section>
  );
}

interface GuideFieldProps extends Pick<BreathSettingsProps, 'settings' | 'onChange'> {
  guide: Guide;
}

function GuideField({ guide, settings, onChange }: GuideFieldProps) {
  const isHydrated = useHydrated();
  const isPossible = !isHydrated || isPossibleHere(guide);
  return (
    <CheckboxField
      label={COPY.guideWords[guide]}
      hint={isPossible ? hintOf(guide) : COPY.notHere}
      disabled={!isPossible}
      checked={settings.guides[guide] && isPossible}
      onChange={({ target }) =>
        onChange({ ...settings, guides: { ...settings.guides, [guide]: target.checked } })
      }
    />
  );
}

function isPossibleHere(guide: Guide): boolean {
  if (guide === 'tone') return canSound();
  return guide === 'vibration' ? canVibrate() : true;
}

function hintOf(guide: Guide): string | undefined {
  if (guide === 'tone') return COPY.toneHint;
  return guide === 'vibration' ? COPY.vibrationHint : undefined;
}
