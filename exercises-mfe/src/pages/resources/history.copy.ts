export const HISTORY_COPY = {
  title: 'Det du har gjort',
  off: 'Vill du att webbläsaren minns vilka övningar du har gjort och när? Det du svarat eller skrivit sparas aldrig här, och listan lämnar inte din enhet.',
  begin: 'Kom ihåg åt mig',
  empty: 'Här är det tomt än så länge. Nästa gång du gör klart en övning hamnar den här.',
  last: 'Senast',
  note: 'En lista för dig, inget att hålla i gång. Den finns bara i den här webbläsaren.',
  print: 'Skriv ut listan',
  erase: 'Radera allt',
  stop: 'Sluta komma ihåg',
  erased: 'Historiken är raderad och inget mer sparas.',
  refused: 'Din webbläsare sparar inte listan. Den finns kvar så länge du är på sidan.',
} as const;

export const INSTALL_COPY = {
  text: 'Lägg Stillsam på hemskärmen, då fungerar det utan nät.',
  how: 'Valet finns i delningsmenyn, som ”Lägg till på hemskärmen”.',
  now: 'Lägg till',
  no: 'Nej tack',
} as const;

const WHEN = new Intl.DateTimeFormat('sv-SE', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `5 mars 2026 kl. 21:15`, by the visitor's own clock. */
export function whenDone(at: number): string {
  return WHEN.format(at);
}
