/** `npm test -- long` repeats more, and with every kind of what a plain run tries one of. */
export const isLong = process.env.LONG_TESTS === 'true';
