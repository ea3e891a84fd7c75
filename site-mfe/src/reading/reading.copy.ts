export const READING_COPY = {
  read: 'Läst',
};
