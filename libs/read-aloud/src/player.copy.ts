import type { KeptAudio } from './narration';

export const PLAYER_COPY = {
  missing: 'Enheten har ingen svensk röst',
  missingText: 'Lägg till en i inställningarna för uppläsning, och tryck på Lyssna igen.',
  failed: 'Uppläsningen kunde inte hämtas. Försök igen om en stund.',
  region: 'Uppläsning',
  play: 'Spela upp',
  pause: 'Pausa',
  previous: 'Föregående mening',
  next: 'Nästa mening',
  previousBlock: 'Föregående stycke',
  nextBlock: 'Nästa stycke',
  more: 'Fler val',
  rate: 'Hastighet',
  rates: [
    { value: '0.8', label: 'Långsam' },
    { value: '1', label: 'Vanlig' },
    { value: '1.2', label: 'Snabb' },
  ],
  timer: 'Tystna efter',
  timers: [
    { value: '', label: 'Aldrig' },
    { value: '10', label: '10 minuter' },
    { value: '20', label: '20 minuter' },
    { value: '30', label: '30 minuter' },
  ],
  close: 'Stäng uppläsningen',
  hint: 'Tryck på ett stycke för att lyssna därifrån.',
  ended: 'Slut på texten.',
  keep: (bytes: number) => `Spara för att lyssna utan nät (${megabytes(bytes)})`,
  forget: 'Ta bort det sparade ljudet',
  keptStates: {
    no: '',
    busy: 'Sparar …',
    kept: 'Ljudet är sparat i den här webbläsaren.',
    failed: 'Det gick inte att spara ljudet. Försök igen om en stund.',
  },
};

function megabytes(bytes: number): string {
  const size = Math.max(bytes / 1_000_000, 0.1);
  return `${size.toLocaleString('sv-SE', { maximumFractionDigits: 1 })} MB`;
}

/** Whose voice it is: a computer's, which a listener has a right to know. */
export function voiceInWords({ voice, is_test }: Pick<KeptAudio, 'voice' | 'is_test'>): string {
  return is_test ? 'Provröst, gjord av en dator.' : `Datorröst: ${voice}.`;
}
