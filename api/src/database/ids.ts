/** At most 18 digits: every such number is a bigint of PostgreSQL. */
const ID = /^[1-9]\d{0,17}$/;

/** Whether a text can be the id of a row; any other would make the query fail. */
export function isId(text: string): boolean {
  return ID.test(text);
}
