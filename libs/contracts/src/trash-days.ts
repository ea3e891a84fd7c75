/** Days that a removed post stays in the trash. */
export const TRASH_DAYS = 30;
