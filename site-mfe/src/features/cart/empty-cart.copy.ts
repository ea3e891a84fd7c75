export const EMPTY_CART_COPY = {
  title: 'Varukorgen är tom',
  text: 'Det är helt okej. På produktsidan kan du läsa om våra vägledningar i lugn och ro.',
  toProducts: 'Till produkterna',
};
