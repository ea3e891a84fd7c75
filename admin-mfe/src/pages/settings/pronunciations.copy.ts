interface NarrationState {
  voice: string | null;
  is_test: boolean;
  texts: number;
  ready: number;
  failed: number;
}

export const PRONUNCIATIONS_COPY = {
  loading: 'Hämtar uttalslistan',
  failedTitle: 'Uttalslistan gick inte att hämta',
  failedText: 'Det gick inte att läsa den just nu. Försök igen om en stund.',
  state({ voice, is_test, texts, ready, failed }: NarrationState): string {
    if (!voice)
      return 'Ingen röst är vald på servern. Besökaren lyssnar därför med rösten i sin egen enhet, och ord går inte att provlyssna här.';
    const label = is_test ? `Provrösten ${voice} läser` : `${voice} läser`;
    const trouble = failed > 0 ? ` ${failed} gick inte att läsa in och görs om av sig själva.` : '';
    return `${label}. ${ready} av ${texts} texter har ljud som stämmer.${trouble}`;
  },
  number: (number: number) => `Ord ${number}`,
  word: 'Ordet i texten',
  wordMissing: 'Skriv ordet som det står i texten.',
  spoken: 'Så sägs det',
  spokenMissing: 'Skriv ordet som det låter.',
  hear: 'Lyssna',
  hearNumber: (number: number) => `Lyssna på ord ${number}`,
  remove: 'Ta bort',
  removeNumber: (number: number) => `Ta bort ord ${number}`,
  add: 'Lägg till ett ord',
  silent: 'Ordet gick inte att läsa upp. Kontrollera att ”Så sägs det” är ifyllt, och försök igen.',
};
