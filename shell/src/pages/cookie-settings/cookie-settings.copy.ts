export const COOKIE_SETTINGS_COPY = {
  title: 'Inställningar för kakor',
  metaDescription: 'Välj vad som får sparas i din webbläsare när du besöker Stillsam.',
  lead: 'Välj vad som får sparas. Du kan ändra dig när du vill.',
  saved: 'Dina val är sparade. Du kommer strax till startsidan.',
  withoutScript:
    'Utan JavaScript sparas inga val, och varken statistik eller marknadsföring är igång. Du behöver inte göra något.',
} as const;
