export const REGION_COPY = {
  page: {
    title: 'Den här delen går inte att visa just nu',
    text: 'Felet ligger hos oss, inte hos dig. Resten av webbplatsen fungerar som vanligt.',
  },
  script: {
    title: 'Sidan går att läsa, men allt fungerar inte just nu',
    text: 'En del av sidan kunde inte laddas.',
  },
  retry: 'Försök igen',
};
