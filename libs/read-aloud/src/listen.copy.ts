/** Of the button alone: the player loads its own. */
export const LISTEN_COPY = {
  listen: 'Lyssna',
  missing:
    'Texten finns inte som ljud, och din enhet har ingen svensk röst som fungerar utan nät. Den går ofta att lägga till i enhetens inställningar för uppläsning.',
};
