/** Largest bigint with room to spare; a longer number cannot be an id. */
const ID = /^[1-9]\d{0,17}$/;

/** Whether a text can be the id of a row, so that the database may be asked for it. */
export function isId(text: string): boolean {
  return ID.test(text);
}
