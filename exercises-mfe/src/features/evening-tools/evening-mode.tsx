import { useRootMark } from '@stillsam/platform/root-mark';
import { usePartOfDay } from '../../browser/night-mode';
import { EVENING_COPY } from './evening-tools.copy';

/*
 * What the hour changes on the evening's pages, each in a component of its own: the server shows the day, and the page
 * would else render twice while it opens. The leads are equally long, so that nothing moves.
 */

/** Gives the page the colours of the night from 20 to 06. */
export function NightColours() {
  useRootMark('theme', usePartOfDay() === 'day' ? undefined : 'night');
  return null;
}

/** What the hour is for. */
export function EveningLead() {
  return EVENING_COPY[usePartOfDay()].lead;
}

/** The name of the mode. */
export function EveningState() {
  return EVENING_COPY[usePartOfDay()].state;
}
