import { swedishDay } from '@stillsam/dates';

const yearOf = (time: Date) => swedishDay(time).slice(0, 4);

/** The series of receipts in a year. What the test provider took stands in a series of its own. */
export const receiptSeries = (isTest: boolean, time = new Date()): string =>
  `${isTest ? 'T' : ''}${yearOf(time)}`;

/** The series of credit notes in a year. */
export const creditSeries = (isTest: boolean, time = new Date()): string => `K${receiptSeries(isTest, time)}`;
