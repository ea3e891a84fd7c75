export const REGION_COPY = {
  page: {
    title: 'Den här delen går inte att visa just nu',
    text: 'Felet ligger hos oss, inte hos dig. Resten av webbplatsen fungerar som vanligt.',
  },
  script: {
    title: 'Sidan går att läsa, men en del av den fungerar inte just nu',
  },
  missing: { title: 'En del av sidan kom inte fram, så knapparna fungerar inte' },
  retry: 'Försök igen',
};
