import { EVEN_BREATHING_PATH, articlePath } from '@stillsam/paths';

export const WORRY_COPY = {
  title: 'Orospapper',
  description:
    'Skriv det som tynger på ena halvan och ett första litet steg på den andra. Riv papperet när du är klar. Ingenting sparas.',
  lead: 'Skriv ner oron och riv papperet.',
  paper: {
    title: 'Skriv det som det är',
    worry: { label: 'Det som tynger', hint: 'En sak på varje rad.' },
    step: {
      label: 'Ett första litet steg',
      hint: 'Finns det inget? ”Kan inte lösas nu” är också ett svar.',
    },
    private: 'Det du skriver försvinner när du river papperet eller lämnar sidan.',
    tear: 'Riv papperet',
    print: 'Skriv ut det först',
  },
  torn: {
    title: 'Rivet',
    text: 'Det du skrev är borta. Du behöver inte hålla i det just nu.',
    again: 'Ta ett nytt papper',
    waysTitle: 'Om du vill stanna kvar en stund',
  },
  withoutScript: {
    title: 'Utan JavaScript tar du ett riktigt papper',
    text: 'Vik det på mitten. Skriv det som tynger till vänster och ett första litet steg till höger. Riv det när du är klar.',
  },
  care: 'Handlar oron om att du kan komma att skada dig själv? Ring Självmordslinjen på 90101, dygnet runt, eller 112 om det är akut. Har oron tagit över? Ring\u00a01177 eller kontakta din vårdcentral.',
  ways: [
    { to: EVEN_BREATHING_PATH, label: 'Andas i tre minuter' },
    { to: articlePath('vaken-klockan-tre'), label: 'Läs ”Vaken klockan tre”' },
  ],
  sources: [
    {
      text: 'I en studie fick 33 studenter med sömnproblem skriva om sina bekymmer på kvällen. De som också skrev ner tänkbara lösningar var mindre uppvarvade när det var dags att sova. Carney, C. E. och Waters, W. F., Behavioral Sleep Medicine, 2006.',
      label: 'doi:10.1207/s15402010bsm0401_2',
      address: 'https://doi.org/10.1207/s15402010bsm0401_2',
    },
  ],
} as const;
