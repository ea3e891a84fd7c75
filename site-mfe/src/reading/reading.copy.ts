export const READING_COPY = {
  read: 'Läst',
  save: 'Spara till sen',
  saveNamed: (title: string) => `Spara ${title} till sen`,
  continue: 'Fortsätt läsa',
  at: (section: string) => `Du var vid ”${section}”`,
  saved: 'Sparat till sen',
  savedCount: (count: number) => `Sparat till sen (${count})`,
  remove: 'Ta bort',
  removeNamed: (title: string) => `Ta bort ${title}`,
  where: 'Listan finns bara i den här webbläsaren.',
};
