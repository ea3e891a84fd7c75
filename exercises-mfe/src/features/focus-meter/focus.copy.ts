import { PATHS } from '@stillsam/paths';

export const FOCUS_COPY = {
  title: 'Fokusträning',
  description:
    'Mjuk träning i att stanna kvar vid en sak: fem sekunder, en minut, tre eller fem. Utan poäng och utan tävling.',
  lead: 'Mjuk träning i att stanna kvar vid en sak, och att komma tillbaka när tankarna vandrar.',
  care: 'Har du länge haft svårt att koncentrera dig och märker det i vardagen? Ring\u00a01177 eller kontakta din vårdcentral. Det här är inte terapi och ersätter inte vård.',
  length: 'Hur länge vill du öva?',
  lengths: { 1: '1 minut', 3: '3 minuter', 5: '5 minuter' },
  intro: {
    title: 'En sak i taget',
    points: [
      'Det är när du märker att du har vandrat i väg som övningen händer. Att komma tillbaka är själva träningen.',
      'Ögonen får vara öppna. Med tonen på kan du lägga undan skärmen.',
      'Räcker inte orken i dag? Fem sekunder med punkten här nedanför är också träning.',
    ],
  },
  ending: {
    text: 'Det spelar ingen roll hur många gånger du vandrade i väg. Du kom tillbaka.',
    ways: [
      { to: `${PATHS.focusTraining}#en-punkt`, label: 'Fem sekunder till' },
      { to: PATHS.mindfulBreathing, label: 'Andas med bubblan' },
    ],
  },
  meter: {
    title: 'Fem sekunder, en punkt',
    text: 'Vila blicken på pricken som drar linjen. Vandrar tankarna är det inget fel. Det är då träningen börjar: märk det och kom tillbaka.',
    begin: 'Börja',
    again: 'En gång till',
    stop: 'Avbryt',
    percent: (value: number) => `${value}\u00a0%`,
    started: 'Fem sekunder börjar nu.',
    stopped: 'Avbrutet. Börja om när du vill.',
    done: 'Fem sekunder med en enda sak. Större än så behöver det inte vara.',
  },
  alone: {
    title: 'Utan skärm',
    points: [
      'Välj ett ljud i rummet och följ det i tre andetag.',
      'Håll något litet i handen. Hur känns kanten, vikten, värmen?',
      'Gör klart en enda sak innan nästa. Lägg resten på en lapp så länge.',
    ],
  },
} as const;
