export const EMPTY_CART_COPY = {
  title: 'Varukorgen är tom',
  text: 'Det är helt okej. Våra produkter är på väg, och på produktsidan kan du be att få veta när de finns.',
  toProducts: 'Till produkterna',
};
