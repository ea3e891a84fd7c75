/** Of the button alone: the player loads its own. */
export const LISTEN_COPY = {
  listen: 'Lyssna',
  missing:
    'Enheten har ingen svensk röst. Lägg till en i inställningarna för uppläsning, och tryck på Lyssna igen.',
};
