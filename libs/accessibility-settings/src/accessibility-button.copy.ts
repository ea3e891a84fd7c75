/** Apart from the dialog's words, which come when someone opens it. */
export const ADAPT = 'Anpassa sidan';
