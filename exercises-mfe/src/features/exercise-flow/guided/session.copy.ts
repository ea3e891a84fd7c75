import { voiceInWords } from '@stillsam/read-aloud';
import { numberWord, softEnd } from '../../../components/calm-mode/calm-mode.copy';

/** The words of a guided session; an exercise replaces those that are its own. */
export const SESSION_COPY = {
  title: 'Läs långsamt',
  progress: 'Så långt har stunden kommit',
  place: (step: number, steps: number) => `Steg ${step} av ${steps}`,
  begin: 'Börja',
  stop: 'Stopp',
  pause: 'Pausa',
  resume: 'Fortsätt',
  next: 'Nästa',
  settings: 'Röst och ljud',
  voice: 'Läs upp texten',
  voiceHint: 'Med din egen enhets svenska röst. Ingenting skickas i väg.',
  recordingHint: (recording: Parameters<typeof voiceInWords>[0]) =>
    `${voiceInWords(recording)} Ljudet hämtas från Stillsam, och ingenting om dig följer med.`,
  noVoice: 'Det går inte att lyssna här: enheten har ingen svensk röst.',
  lostVoice: 'Rösten gick inte att hämta. Texten fungerar som vanligt.',
  tones: 'En mjuk ton vid varje steg',
  waves: 'Stilla vågor i bakgrunden',
  noSound: 'Ljud går inte att spela på den här enheten.',
  refused: 'Din webbläsare sparar inte valen. De gäller så länge du är på sidan.',
  stopped: (steps: number) => softEnd(steps, 'Ett steg', 'steg'),
  done: 'Tack för stunden',
  again: 'En gång till',
  withoutScript: {
    title: 'Utan JavaScript går stunden att göra på egen hand',
    text: (minutes: number) =>
      minutes > 0
        ? `Röst, ljud och klocka behöver JavaScript, som är avstängt här. Texten klarar sig utan: läs ett steg i taget och vänta några andetag. Hela stunden tar ungefär ${numberWord(minutes)} minuter.`
        : 'Röst och ljud behöver JavaScript, som är avstängt här. Texten klarar sig utan: läs ett steg i taget, så länge du vill.',
  },
};

export type SessionCopy = typeof SESSION_COPY;
