export const FORM_QUEUE_COPY = {
  kept: 'Du är utan nät just nu. Vi sparar det du skrev på den här enheten och skickar det så fort nätet är tillbaka.',
  refused: 'Det gick inte att ta emot.',
};
