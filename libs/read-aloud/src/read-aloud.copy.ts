export const LISTEN_COPY = {
  listen: 'Lyssna',
  missing:
    'Din enhet har ingen svensk röst som fungerar utan nät. Den går ofta att lägga till i enhetens inställningar för uppläsning.',
  failed: 'Uppläsningen kunde inte hämtas. Försök igen om en stund.',
  region: 'Uppläsning',
  play: 'Spela upp',
  pause: 'Pausa',
  previous: 'Föregående mening',
  next: 'Nästa mening',
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
};
