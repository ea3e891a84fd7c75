export const NEW_PASSWORD_COPY = {
  next: 'Nytt lösenord',
  nextHint: 'Minst 12 tecken. En mening som du minns är bättre än ett kort ord med konstiga tecken.',
  repeat: 'Nytt lösenord igen',
  tooShort: 'Minst 12 tecken.',
  tooLong: 'Högst 200 tecken.',
  notSame: 'De två nya lösenorden är inte lika.',
} as const;
