/**
 * Five phrases of loving-kindness (metta) towards oneself, in the site's own Swedish. For the
 * practice see Hofmann, Grossman and Hinton, Clinical Psychology Review 31(7), 2011.
 */
export { default as METTA_PHRASES } from '../../../../content/guidance/metta.json' with { type: 'json' };
