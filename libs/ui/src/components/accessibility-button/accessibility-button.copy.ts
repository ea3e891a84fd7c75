/** Separate from the dialog's texts, which are loaded when the dialog opens. */
export const ADAPT = 'Anpassa sidan';
