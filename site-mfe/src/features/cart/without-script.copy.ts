export const CART_WITHOUT_SCRIPT = {
  reason: 'Varukorgen behöver JavaScript. Utan det köper du en vägledning i taget, från',
  link: 'dess egen sida',
  end: '.',
};
