import type { components } from '@stillsam/contracts';
import { formatDateTime } from '../../format-date';

type Preferences = components['schemas']['PreferencesDto'];

const SUBJECTS: Record<Preferences['interests'][number], string> = {
  somn: 'sömn',
  stresshantering: 'stresshantering',
  naring: 'näring och känslomässigt välmående',
  sjalvmedkansla: 'självmedkänsla',
};

/** States of a recipient, by the API's names. */
const LETTER_STATES: Record<string, string> = {
  waiting: 'inte skickat än',
  handing: 'skickas nu',
  sent: 'skickat',
  refused: 'avvisat av mejlservern',
  skipped: 'överhoppat',
  uncertain: 'okänt om det kom fram',
};

/** Words for what is kept about a subscriber. */
export const PERSON_LABELS = {
  action: {
    requested: 'Anmäld',
    confirmed: 'Bekräftad',
    imported: 'Importerad',
    withdrawn: 'Återkallad',
    restored: 'Återkallelsen ångrad',
  },
  letter: (subject: string, state: string) => `${subject} (${LETTER_STATES[state] ?? state})`,
  /** What differs from the usual: all subjects, each letter, no pause. */
  choices: ({ interests, frequency, paused_until, welcome_stopped_at }: Preferences) =>
    [
      ...(interests.length > 0 ? [`ämnen: ${interests.map((id) => SUBJECTS[id]).join(', ')}`] : []),
      ...(frequency === 'monthly' ? ['högst ett brev i månaden'] : []),
      ...(welcome_stopped_at ? ['inga välkomstbrev'] : []),
      ...(paused_until ? [`pausat till ${formatDateTime(paused_until)}`] : []),
    ].join('; '),
} as const;
