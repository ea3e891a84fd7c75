export const CART_WITHOUT_SCRIPT = {
  reason: 'Varukorgen och kassan behöver JavaScript. Slå på det i din webbläsare, eller',
  link: 'skriv till oss',
  help: ' vad du vill reservera, så hjälper vi dig. Kontaktformuläret fungerar utan JavaScript.',
};
