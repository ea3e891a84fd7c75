const KRONOR = new Intl.NumberFormat('sv-SE', { style: 'currency', currency: 'SEK' });

/** `49,00 kr`. */
export const kronor = (ore: number): string => KRONOR.format(ore / 100);
