export const EMPTY_CART_COPY = {
  title: 'Varukorgen är tom',
  text: 'Det är helt okej. Titta gärna in bland produkterna när du har lust.',
  toProducts: 'Till produkterna',
};
