export const FORM_QUEUE_COPY = {
  kept: 'Du är utan internet just nu. Vi sparar det du skrev på den här enheten och skickar det så fort internet är tillbaka.',
  refused: 'Det gick inte att ta emot.',
};
