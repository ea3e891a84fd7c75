import { RHYTHM_QUERY } from '@stillsam/paths';
import { usePersistedState } from '@stillsam/platform/persisted-state';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RHYTHMS, RHYTHM_IDS, hasPause, type RhythmId } from './breath-plan';
import { STORED_SETTINGS, type BreathSettings } from './guidance';

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
  const settings = useMemo<BreathSettings>(
    () => (isPreset ? { ...stored, rhythm: preset } : stored),
    [stored, isPreset, preset],
  );
  const save = useCallback(
    (changed: BreathSettings) => {
      setReplacedPreset(preset);
      STORED_SETTINGS.save(changed);
    },
    [preset],
  );
  return { settings, isRefused, save };
}
