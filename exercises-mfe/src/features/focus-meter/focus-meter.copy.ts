export const FOCUS_METER_COPY = {
  title: 'Fokusträning',
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
  care: 'Har du länge haft svårt att koncentrera dig och märker det i vardagen? Ring\u00a01177 eller kontakta din vårdcentral. Det här är inte terapi och ersätter inte vård.',
} as const;
