import type { components } from '@stillsam/contracts';
import { dayInWords, swedishDay } from '@stillsam/dates';
import { ARTICLE_CATEGORIES } from '../../features/articles/article-categories';
import { FIELDS_COPY as COPY } from './newsletter-preferences.copy';

export type Preferences = components['schemas']['PreferencesDto'];
type PreferencesToSave = components['schemas']['SavePreferencesDto'];

/** Names of the form's fields, as the API takes them. */
export const FIELDS = { interests: 'interests', frequency: 'frequency', pause: 'pause' } as const;

interface PauseOption {
  value: NonNullable<PreferencesToSave['pause']>;
  label: string;
  hint?: string;
}

/** The choices of a pause. @param preferences null where the present ones are unknown. */
export function pauseOptions(preferences: Pick<Preferences, 'paused_until'> | null): PauseOption[] {
  const month: PauseOption = { value: 'month', label: COPY.forAMonth, hint: COPY.forAMonthHint };
  if (!preferences)
    return [{ value: 'keep', label: COPY.asBefore }, month, { value: 'none', label: COPY.noPause }];
  const { paused_until: until } = preferences;
  if (!until) return [{ value: 'keep', label: COPY.noPause }, month];
  return [
    { value: 'keep', label: COPY.pausedUntil(dayInWords(swedishDay(new Date(until)))) },
    { value: 'month', label: COPY.forAMonthFromNow },
    { value: 'none', label: COPY.endPause },
  ];
}

/** What a form holds, as the API takes it. */
export function toPreferences(token: string, data: FormData): PreferencesToSave {
  const chosen = data.getAll(FIELDS.interests);
  const pause = data.get(FIELDS.pause);
  return {
    token,
    interests: ARTICLE_CATEGORIES.flatMap(({ id }) => (chosen.includes(id) ? id : [])),
    frequency: data.get(FIELDS.frequency) === 'monthly' ? 'monthly' : 'every',
    pause: pause === 'month' || pause === 'none' ? pause : 'keep',
  };
}
