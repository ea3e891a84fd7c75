import { articlePath, EVEN_BREATHING_PATH, PATHS } from '@stillsam/paths';

export const EVENING_COPY = {
  title: 'Sömnförberedelse',
  description:
    'En kvällsstund på tio minuter att läsa eller lyssna på i mörker. Den slutar av sig själv. Här finns också en plan för kvällen.',
  day: {
    state: 'Dagläge',
    lead: 'Kvällen börjar redan på dagen. Det du gör nu märks när du släcker.',
  },
  evening: {
    state: 'Nattläge',
    lead: 'Det är kväll. Här är det dämpat, och inget behöver bli klart i dag.',
  },
  night: {
    state: 'Nattläge',
    lead: 'Det är natt. Du behöver inte somna nu. Det räcker att du vilar.',
  },
  hours: 'Sidan blir mörkare av sig själv mellan 20:00 och 06:00.',
  plan: {
    title: 'Räkna bakåt från läggdags',
    text: 'Tre små saker, och när det är dags för dem.',
    bedtime: 'När brukar du släcka?',
    atTime: (time: string) => `kl. ${time}`,
    steps: {
      coffee: {
        before: 'Minst nio timmar före',
        text: 'Sista kaffet eller teet. Energidryck ännu tidigare.',
      },
      light: {
        before: 'En timme före',
        text: 'Dämpa ljuset och lägg skärmen lite längre bort.',
      },
      note: {
        before: 'En halvtimme före',
        text: 'Skriv ner det som väntar i morgon, så behöver du inte hålla det i huvudet.',
      },
    },
  },
  note: {
    title: 'Lämna morgondagen här',
    text: 'Skriv det som snurrar: vad du ska göra i morgon, i den ordning det kommer. En rad räcker.',
    label: 'Det som får vänta till i morgon',
    hint: 'Texten stannar på den här sidan. Den sparas inte och skickas ingenstans.',
    download: 'Spara som textfil',
    clear: 'Lägg undan det',
    cleared: 'Undanlagt. Nu får det vila till i morgon.',
    undo: 'Ta tillbaka texten',
    fileName: 'till-i-morgon.txt',
  },
  sources: [
    {
      text: 'Gardiner, C. m.fl. The effect of caffeine on subsequent sleep. Sleep Medicine Reviews 2023;69:101764. En översikt av 24 studier: en kopp kaffe bör drickas minst 8,8 timmar före sänggåendet för att inte förkorta sömnen.',
      label: 'doi:10.1016/j.smrv.2023.101764',
      address: 'https://doi.org/10.1016/j.smrv.2023.101764',
    },
    {
      text: 'Drake, C. m.fl. Caffeine effects on sleep taken 0, 3, or 6 hours before going to bed. Journal of Clinical Sleep Medicine 2013;9:1195–1200. Sex timmar räckte inte: 400 mg koffein störde fortfarande sömnen.',
      label: 'doi:10.5664/jcsm.3170',
      address: 'https://doi.org/10.5664/jcsm.3170',
    },
    {
      text: 'Scullin, M. K. m.fl. The effects of bedtime writing on difficulty falling asleep. Journal of Experimental Psychology: General 2018;147:139–146. Om att skriva ner morgondagen.',
      label: 'doi:10.1037/xge0000374',
      address: 'https://doi.org/10.1037/xge0000374',
    },
  ],
  care: 'Har du sovit dåligt i flera veckor och mår dåligt av det? Ring\u00a01177 eller kontakta din vårdcentral. Det här är inte terapi och ersätter inte vård.',
  intro: {
    title: 'Kvällsstunden, tio minuter',
    lead: 'Skärmen blir mörk och texten byts av sig själv.',
    points: [
      'Tryck på Stopp när du vill sluta.',
      'Blir det obehagligt att känna efter i kroppen: öppna ögonen, sätt dig upp och titta på något i rummet.',
    ],
    listening:
      'Lägg telefonen ifrån dig om du lyssnar. Till sist blir det tyst, och du behöver inte stänga av något.',
  },
  goodNight: {
    title: 'God natt',
    text: 'Stunden är slut. Du behöver inte göra något mer.',
    close: 'Stäng',
  },
  dayEnding: 'Den finns kvar till i kväll. Vill du göra något mer finns det här.',
  ending: {
    text: 'Är du fortfarande vaken är det inget du har misslyckats med. Vill du göra något mer finns det här.',
    ways: [
      { to: articlePath('vaken-klockan-tre', 'kort'), label: 'Läs ”Vaken klockan tre”, kort' },
      { to: EVEN_BREATHING_PATH, label: 'Andas med bubblan' },
      { to: PATHS.worryPaper, label: 'Skriv ner oron' },
    ],
  },
} as const;
