import type { ResourceId } from './catalogue.data';

interface ResourceText {
  title: string;
  /** The purpose in a sentence. */
  purpose: string;
  /** The duration, as text. */
  duration: string;
}

export const RESOURCE_TEXTS: Readonly<Record<ResourceId, ResourceText>> = {
  'mindful-breathing': {
    title: 'Mindful andning',
    purpose:
      'För stunder när kroppen går på högvarv. En bubbla andas med dig, in, håll och ut, tills det räcker.',
    duration: '3 minuter',
  },
  'nervous-system-quiz': {
    title: 'Nervsystemsquiz',
    purpose: 'Fem frågor om hur spänd eller avslappnad kroppen har känts de senaste dagarna.',
    duration: 'Cirka 2 minuter',
  },
  'recovery-test': {
    title: 'Återhämtningstest',
    purpose:
      'Åtta påståenden som kan ge en fingervisning om var tröttheten sitter: i tankar, känslor, kropp eller sinnen.',
    duration: '1 minut',
  },
  'cognitive-restructuring': {
    title: 'Kognitiv omstrukturering',
    purpose: 'När en tanke har fastnat. Fyra steg för att se den från ett annat håll.',
    duration: 'Cirka 10 minuter',
  },
  'self-compassion': {
    title: 'Självmedkänsla',
    purpose: 'När du är hård mot dig själv. Fem stilla fraser att vila i.',
    duration: '1 minut per varv',
  },
  'energy-management': {
    title: 'Energihantering',
    purpose: 'När orken varierar. Välj något litet som passar den energi du har i dag.',
    duration: 'Cirka 5 minuter',
  },
  'worry-paper': {
    title: 'Orospapper',
    purpose: 'När oron inte vill släppa. Skriv ner den, hitta ett litet steg och riv papperet.',
    duration: 'Cirka 5 minuter',
  },
  'sleep-diary': {
    title: 'Sömndagbok',
    purpose: 'När sömnen har krånglat en tid. Några korta frågor efter frukosten, i en till två veckor.',
    duration: 'Dagbok, 2 minuter',
  },
  'safe-point': {
    title: 'Trygg Punkt',
    purpose: 'När något blir för mycket. En plats i tanken, eller en sak i rummet, att landa på.',
    duration: 'I din egen takt',
  },
  'focus-training': {
    title: 'Fokusträning',
    purpose: 'När tankarna hoppar. Mjuk träning i att stanna kvar vid en sak.',
    duration: '1 till 5 minuter',
  },
  'sleep-preparation': {
    title: 'Sömnförberedelse',
    purpose: 'När kvällen ska få bli kväll. En stund som hjälper dagen att sluta.',
    duration: '10 minuter',
  },
};
