import { CheckboxField, RadioGroup } from '@stillsam/ui';
import type { VoiceState } from '@stillsam/read-aloud';
import { Outcome } from '../../../features/exercise-flow/outcome';
import { StepNote } from '../../../features/exercise-flow/step-parts';
import { METTA_COPY, PACE_TEXTS } from '../metta.copy';
import { METTA_PACES } from '../metta.logic';
import type { MettaPreferences } from '../metta.preferences';
import styles from './metta.module.css';

const COPY = METTA_COPY.settings;
const PACES = METTA_PACES.map((pace) => ({ value: String(pace), label: PACE_TEXTS[pace] }));

interface MettaSettingsProps {
  preferences: MettaPreferences;
  /** The browser refuses to store the settings. */
  isRefused: boolean;
  voice: VoiceState;
  onChange: (preferences: MettaPreferences) => void;
}

/** Pace and voice, applied at once and stored in this browser. */
export function MettaSettings({ preferences, isRefused, voice, onChange }: MettaSettingsProps) {
  const choosePace = (value: string) => {
    const pace = METTA_PACES.find((each) => String(each) === value);
    if (pace) onChange({ ...preferences, pace });
  };
  return (
    <div className={styles.preferences}>
      <RadioGroup
        label={COPY.pace}
        options={PACES}
        value={String(preferences.pace)}
        onValueChange={choosePace}
      />
      {voice === 'available' ? (
        <CheckboxField
          label={COPY.voice}
          hint={COPY.voiceHint}
          checked={preferences.isSpoken}
          onChange={(event) => onChange({ ...preferences, isSpoken: event.target.checked })}
        />
      ) : null}
      {voice === 'missing' ? <StepNote>{COPY.noVoice}</StepNote> : null}
      <Outcome>{isRefused ? <StepNote>{COPY.refused}</StepNote> : null}</Outcome>
    </div>
  );
}
