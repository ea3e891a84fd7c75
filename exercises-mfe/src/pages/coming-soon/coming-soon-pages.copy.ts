export const COMING_SOON_COPY = {
  state: 'Kommer snart',
  notifyTitle: 'Vill du veta när den är klar?',
  alternativesTitle: 'Öppet redan nu',
} as const;

export const SAFE_POINT_SOON = {
  description:
    'En plats i tanken att landa på när något blir för mycket. Övningen är på väg. Fem, fyra, tre, två, ett kan du göra redan nu.',
  lead: 'En plats i tanken att landa på när något blir för mycket.',
  about:
    'Vi bygger en övning där du hittar din egen trygga plats, ett minne eller en bild, och lär dig att gå dit när du behöver. Den får ta den tid den tar.',
  thanks: 'Tack! Vi meddelar dig när Trygg Punkt är tillgänglig.',
  notifyText: 'Lämna din e-postadress, så skriver vi en gång när Trygg Punkt öppnar.',
} as const;

export const FOCUS_SOON = {
  description:
    'Mjuk träning i att stanna kvar vid en sak. Övningen är på väg. Pröva fem sekunder med en enda punkt redan nu.',
  about:
    'Vi bygger korta övningar som växer i din egen takt, utan poäng och utan tävling. De får ta den tid de tar.',
  thanks: 'Tack! Vi hör av oss när fokusövningarna är redo.',
  notifyText: 'Lämna din e-postadress, så skriver vi en gång när fokusövningarna öppnar.',
} as const;

export const SLEEP_SOON = {
  description:
    'En stund som hjälper dagen att sluta. Övningen är på väg. Planera kvällen eller skriv av dig morgondagen redan nu.',
  about:
    'Vi bygger en guidad kvällsstund på tio minuter med andning, kropp och tankar, gjord för att läsas i mörker. Den får ta den tid den tar.',
  thanks: 'Tack! Vi meddelar dig snart.',
  notifyText: 'Lämna din e-postadress, så skriver vi en gång när sömnförberedelsen öppnar.',
  articles: {
    title: 'Artiklar om sömn',
    purpose: 'Lugn läsning för den som vill förstå sin sömn lite bättre.',
  },
} as const;
