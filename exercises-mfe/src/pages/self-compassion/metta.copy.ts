import { softEnd } from '../../components/calm-mode/calm-mode.copy';
import { SESSION_COPY } from '../../features/exercise-flow/guided/session.copy';

export const PACE_TEXTS = {
  8: '8 sekunder',
  12: '12 sekunder (förvalt)',
  20: '20 sekunder',
} as const;

export const METTA_COPY = {
  title: 'Självmedkänsla',
  description:
    'Fem stilla fraser att vila i när du är hård mot dig själv. De byts av sig själva, i den takt du väljer.',
  lead: 'När du är hård mot dig själv. Fem stilla fraser att vila i, en i taget.',
  intro: {
    title: 'Fem fraser, i lugn takt',
    points: [
      'Sitt eller ligg så att du har det bekvämt. Läs varje fras långsamt, högt eller tyst.',
      'Du behöver inte känna något särskilt. Det räcker att frasen får passera.',
      'Fraserna byts av sig själva och börjar om efter den femte. Stanna så länge du vill.',
    ],
    begin: 'Börja',
  },
  session: {
    ...SESSION_COPY,
    place: (phrase: number, phrases: number) => `Fras ${phrase} av ${phrases}`,
    progress: 'Var i varvet du är',
    stopped: (phrases: number) => softEnd(phrases, 'En fras', 'fraser'),
    settings: 'Takt och röst',
    voice: 'Läs upp fraserna',
  },
  resources: 'Alla resurser',
  pace: 'Så länge stannar varje fras',
  withoutScript: {
    title: 'Utan JavaScript går övningen att göra på egen hand',
    text: 'Läs en fras i taget, långsamt. Stanna ungefär tolv sekunder vid varje, eller två lugna andetag. Börja om så många gånger du vill.',
  },
  sources: [
    {
      text: 'Metta är en gammal meditationsform. Hur den används i dag beskrivs av Hofmann, S. G., Grossman, P. och Hinton, D. E. Loving-kindness and compassion meditation. Clinical Psychology Review 2011;31(7):1126–1132.',
      label: 'doi:10.1016/j.cpr.2011.07.003',
      address: 'https://doi.org/10.1016/j.cpr.2011.07.003',
    },
  ],
  backdraft: 'Blir du ledsen eller irriterad av fraserna? Det är vanligt.',
  backdraftLink: 'Läs om när vänligheten skaver',
  care: 'Väcker fraserna obehag får du sluta, eller välja en enda som känns möjlig. Övningen ersätter inte vård. Ring\u00a01177 om du behöver råd, och\u00a0112 vid fara för liv.',
} as const;
