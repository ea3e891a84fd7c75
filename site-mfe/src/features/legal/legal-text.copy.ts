export const LEGAL_TEXT_COPY = {
  contents: 'På den här sidan',
  updated: 'Senast ändrad ',
};
