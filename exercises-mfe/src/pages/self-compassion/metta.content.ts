/**
 * Five phrases of loving-kindness (metta) towards oneself, in the site's own Swedish. For the
 * practice see Hofmann, Grossman and Hinton, Clinical Psychology Review 31(7), 2011.
 */
export const METTA_PHRASES = [
  'Må jag vara trygg.',
  'Må jag vara vänlig mot mig själv.',
  'Må jag få vila när jag är trött.',
  'Må jag få vara som jag är.',
  'Må jag leva i lugn.',
] as const;
