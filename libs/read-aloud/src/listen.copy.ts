/** Of the button alone: the player loads its own. */
export const LISTEN_COPY = {
  listen: 'Lyssna',
};
