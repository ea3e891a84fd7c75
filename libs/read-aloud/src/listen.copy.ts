/** Of the button alone: the player loads its own. */
export const LISTEN_COPY = {
  listen: 'Lyssna',
  missing:
    'Lägg till en svensk röst i enhetens inställningar för uppläsning, och tryck sedan på Lyssna igen.',
};
