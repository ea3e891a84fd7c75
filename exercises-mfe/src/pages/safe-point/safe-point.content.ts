import type { SessionStep } from '../../features/exercise-flow/guided/session.logic';

/** What one can land on. The room is first, because not everybody is safe with pictures of the mind. */
export const ANCHORS = ['room', 'memory', 'made-up'] as const;
export type Anchor = (typeof ANCHORS)[number];

const HERE = 'Titta upp en stund. Du är i det här rummet. Märk fötterna mot golvet, eller det du sitter på.';
const BACK =
  'Kom tillbaka nu. Titta dig omkring, sätt fötterna i golvet och säg tyst för dig själv var du är och vilken dag det är.';

const IN_THE_PLACE = [
  'Vad finns att se där? Ett ljus, en färg, något som står stilla.',
  'Vad hörs? Eller är det tyst?',
  'Hur är luften? Varm, sval, blåsig. Finns det något att luta sig mot?',
  'Välj var på platsen du är. Ingen annan kommer in om du inte vill det.',
  'Kanske blir något i kroppen en aning lättare. Det behöver det inte bli. Du får vara kvar ändå.',
  'Ge platsen ett namn, ett enda ord. Det kan du ta fram en annan gång, på bussen eller mitt i natten.',
  BACK,
];

const TEXTS: Readonly<Record<Anchor, readonly string[]>> = {
  room: [
    HERE,
    'Välj en sak i rummet som är lugn att titta på. En mugg, ett fönster, en bit av väggen.',
    'Följ kanten med blicken, långsamt, som om du ritade av den.',
    'Vilken färg har den där ljuset träffar? Och i skuggan?',
    'Ta i något nära dig: tyget, bordskanten, din egen hand. Är det svalt eller varmt, slätt eller strävt?',
    'Vad hörs? Låt ljudet vara där det är, nära eller långt borta.',
    'Märk tyngden mot stolen eller golvet. Det bär dig, också när du inte tänker på det.',
    'Ge saken ett namn, ett enda ord. Nästa gång det blir mycket kan du leta upp den, eller något som liknar den.',
    'Titta dig omkring en gång till. Säg tyst för dig själv var du är och vilken dag det är.',
  ],
  memory: [
    HERE,
    'Tänk på en plats där det har varit lugnt nog. Ett kök, en bänk, en strand, ett hörn av en trappa. Den första som dyker upp får duga.',
    'Hör något svårt ihop med platsen? Byt till en annan, eller gå tillbaka till rummet. Du får byta hur många gånger du vill.',
    ...IN_THE_PLACE,
  ],
  'made-up': [
    HERE,
    'Hitta på en plats där det är lugnt nog. En stuga, en båt, en glänta, ett rum som ingen annan har nyckel till.',
    'Du bestämmer allt där. Sätt dit en dörr, tänd en lampa, ta bort det som stör. Blir det obehagligt går det att byta plats helt.',
    ...IN_THE_PLACE,
  ],
};

/** The steps to something to land on. None has a time: the visitor goes on when they wish. */
export function safePointSteps(anchor: Anchor): SessionStep[] {
  return TEXTS[anchor].map((text) => ({ text }));
}
