export const EMPTY_CART_COPY = {
  title: 'Varukorgen är tom',
  text: 'Det är helt okej. På produktsidan kan du läsa om våra vägledningar i lugn och ro.',
  toProducts: 'Till produkterna',
};

export const EXAMPLE_LINES = 'Två exempel ligger redan här.';

export const CART_WITHOUT_SCRIPT = {
  reason: 'Varukorgen behöver JavaScript. Utan det köper du en vägledning i taget, från',
  link: 'dess egen sida',
  end: '.',
};
