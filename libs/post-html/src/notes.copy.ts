export const NOTES_COPY = {
  /** @param place of the note among those with the same source. */
  back: (place: number) => (place === 1 ? 'Till texten' : `Till texten, ${place}`),
};
