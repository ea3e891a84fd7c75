import { CheckboxField, useHydrated } from '@stillsam/ui';
import { KeepAudio, type PhraseVoice } from '@stillsam/read-aloud';
import type { ReactNode } from 'react';
import { canSound } from '../../../browser/sounds';
import {
  BeginAction,
  Outcome,
  PointList,
  StepHeading,
  StepNote,
} from '../../../components/step-parts/step-parts';
import { SESSION_COPY, type SessionCopy } from './session.copy';
import type { SessionStep } from './session.logic';
import styles from './session.module.css';

interface SessionSettingsProps {
  copy?: SessionCopy;
  voice: PhraseVoice;
  isSpoken: boolean;
  onSpokenChange: (isSpoken: boolean) => void;
  /** Left out where the session has no sound. */
  sound?: { label: string; isOn: boolean; onChange: (isOn: boolean) => void };
  /** The browser refuses to store the settings. */
  isRefused: boolean;
  /** Settings of the exercise's own, above. */
  children?: ReactNode;
}

/** What is heard, applied at once and stored in this browser. */
export function SessionSettings(props: SessionSettingsProps) {
  const { copy = SESSION_COPY, voice, isSpoken, onSpokenChange, sound, isRefused, children } = props;
  const { recording } = voice;
  const hasSound = !useHydrated() || canSound();
  return (
    <div className={styles.preferences}>
      {children}
      {voice.state === 'available' ? (
        <CheckboxField
          label={copy.voice}
          hint={recording ? copy.recordingHint(recording.narration) : copy.voiceHint}
          checked={isSpoken}
          onChange={({ target }) => onSpokenChange(target.checked)}
        />
      ) : (
        <StepNote>{copy.noVoice}</StepNote>
      )}
      {recording ? <KeepAudio {...recording} /> : null}
      {sound && hasSound ? (
        <CheckboxField
          label={sound.label}
          checked={sound.isOn}
          onChange={({ target }) => sound.onChange(target.checked)}
        />
      ) : null}
      {sound && !hasSound ? <StepNote>{copy.noSound}</StepNote> : null}
      <Outcome>{isRefused ? <StepNote>{copy.refused}</StepNote> : null}</Outcome>
    </div>
  );
}

interface SessionIntroProps {
  title: string;
  /** A sentence before the button. The points are then one paragraph. */
  lead?: string;
  points: readonly string[];
  begin: string;
  onBegin: () => void;
  /** A choice that has a default, so that the button may come first. */
  choice?: ReactNode;
  settings: ReactNode;
}

/** Before the first step: the button within the first view, then choices and instructions. */
export function SessionIntro(props: SessionIntroProps) {
  const { title, lead, points, begin, onBegin, choice, settings } = props;
  return (
    <>
      <StepHeading>{title}</StepHeading>
      {lead ? <p>{lead}</p> : null}
      <BeginAction onBegin={onBegin}>{begin}</BeginAction>
      {choice}
      {lead ? <p>{points.join(' ')}</p> : <PointList points={points} />}
      {settings}
    </>
  );
}

/** The steps as text, for visitors without JavaScript. */
export function SessionOnPaper({ steps }: { steps: readonly SessionStep[] }) {
  return (
    <ol className={styles.paper}>
      {steps.map((step) => (
        <li key={step.text}>{step.text}</li>
      ))}
    </ol>
  );
}
