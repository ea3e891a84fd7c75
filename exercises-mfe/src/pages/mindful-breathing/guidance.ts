import { RHYTHM_QUERY } from '@stillsam/paths';
import { persistedState, usePersistedState } from '@stillsam/platform/persisted-state';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isRecord } from '../../features/exercise-flow/step-machine';
import {
  LENGTHS,
  RHYTHMS,
  RHYTHM_IDS,
  hasPause,
  lengthsOf,
  type Length,
  type Plan,
  type RhythmId,
} from './breathing.logic';

/** Guides of the breath: the bubble, the words, a soft tone, or the phone's vibration. */
export type Guide = 'sight' | 'text' | 'tone' | 'vibration';
export const GUIDES: readonly Guide[] = ['sight', 'text', 'tone', 'vibration'];

/** The visitor's settings, stored in this browser. */
export interface BreathSettings {
  minutes: Length;
  rhythm: RhythmId;
  guides: Readonly<Record<Guide, boolean>>;
}

/** Three minutes of the specified rhythm: nine breaths. */
export const DEFAULT_SETTINGS: BreathSettings = {
  minutes: 3,
  rhythm: 'stillsam',
  guides: { sight: true, text: true, tone: false, vibration: false },
};

/** The plan of the settings. A length above the rhythm's limit becomes the limit. */
export function planOf({ minutes, rhythm: id }: BreathSettings): Plan {
  const rhythm = RHYTHMS[id];
  const longest = lengthsOf(rhythm).at(-1) ?? minutes;
  return { minutes: minutes > longest ? longest : minutes, rhythm };
}

/** The guides in use: the words when none is chosen. */
export function guidesInUse({ guides }: BreathSettings): Readonly<Record<Guide, boolean>> {
  return GUIDES.some((guide) => guides[guide]) ? guides : { ...guides, text: true };
}

/** The first guide in use, which the lead names. */
export function mainGuideOf(inUse: Readonly<Record<Guide, boolean>>): Guide {
  return GUIDES.find((guide) => inUse[guide]) ?? 'text';
}

/** Parses stored settings; a missing or unknown setting takes its default. @returns null unless given an object. */
export function parseSettings(stored: unknown): BreathSettings | null {
  if (!isRecord(stored)) return null;
  const guides = isRecord(stored.guides) ? stored.guides : {};
  const isOn = (guide: Guide) => {
    const value = guides[guide];
    return typeof value === 'boolean' ? value : DEFAULT_SETTINGS.guides[guide];
  };
  return {
    minutes: LENGTHS.find((each) => each === stored.minutes) ?? DEFAULT_SETTINGS.minutes,
    rhythm: RHYTHM_IDS.find((each) => each === stored.rhythm) ?? DEFAULT_SETTINGS.rhythm,
    guides: { sight: isOn('sight'), text: isOn('text'), tone: isOn('tone'), vibration: isOn('vibration') },
  };
}

export const STORED_SETTINGS = persistedState({
  key: 'stillsam.ovning.andning',
  initial: DEFAULT_SETTINGS,
  parse: (text) => parseSettings(JSON.parse(text)),
});

/** A rhythm that the address may preset: never one with a pause, which would override a stored choice to avoid it. */
function presetOf(query: string | null): RhythmId | undefined {
  return RHYTHM_IDS.find((id) => id === query && !hasPause(RHYTHMS[id]));
}

/** The stored settings, with the address's preset over them until the visitor changes a setting. */
export function useBreathSettings() {
  const { value: stored, isRefused } = usePersistedState(STORED_SETTINGS);
  const [searchParams] = useSearchParams();
  const preset = presetOf(searchParams.get(RHYTHM_QUERY));
  const [replacedPreset, setReplacedPreset] = useState<RhythmId>();
  const isPreset = preset !== undefined && preset !== replacedPreset;
  const settings: BreathSettings = isPreset ? { ...stored, rhythm: preset } : stored;
  const save = (changed: BreathSettings) => {
    setReplacedPreset(preset);
    STORED_SETTINGS.save(changed);
  };
  return { settings, isRefused, save };
}
