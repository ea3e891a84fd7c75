export const MEDIA_COPY = {
  title: 'Bild',
  file: 'Bildfil',
  fileHint:
    'JPEG, PNG, WebP eller AVIF, högst 10 MB och 24 megapixel. Plats och andra uppgifter i filen tas bort.',
  alt: 'Beskrivning',
  altHint:
    'Vad bilden visar, för den som lyssnar på sidan. Till exempel: ”Dimma över en skogssjö i gryningen”.',
  caption: 'Bildtext',
  captionHint: 'Visas under bilden.',
  upload: 'Ladda upp bilden',
  save: 'Spara beskrivningen',
  cancel: 'Avbryt',
  sending: (percent: number) => `Skickar bilden, ${percent}\u00a0%`,
  progress: 'Så mycket av bilden är skickat',
  started: 'Bilden skickas.',
  processing: 'Bilden är framme och görs i ordning...',
  errors: {
    fileMissing: 'Välj en bildfil.',
    fileType: 'Bilden ska vara JPEG, PNG, WebP eller AVIF.',
    fileSize: 'Bilden är större än 10 MB. Gör den mindre och försök igen.',
    altMissing: 'Beskriv vad bilden visar.',
    altTooLong: 'Högst 300 tecken.',
    failed: 'Bilden gick inte att ladda upp. Det du har skrivit finns kvar: försök igen om en stund.',
  },
} as const;
