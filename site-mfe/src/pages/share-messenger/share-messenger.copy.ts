export const SHARE_MESSENGER_COPY = {
  title: 'Dela i Messenger',
  description: 'Så skickar du en artikel till någon i Messenger.',
  lead: (title: string) => `Så skickar du ”${title}” till någon du tänker på.`,
  link: 'Länken',
  steps: [
    'Kopiera länken.',
    'Öppna Messenger och välj vem du vill skriva till.',
    'Klistra in länken och skicka.',
  ],
  back: 'Tillbaka till artikeln',
};
