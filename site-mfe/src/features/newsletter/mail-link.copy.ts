export const MAIL_LINK_COPY = {
  useless: 'Länken går inte att använda',
  read: 'Läs en text så länge',
};
