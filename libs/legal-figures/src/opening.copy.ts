/** Shown in place of a form, and the API's response to one, while the owner's details are missing. */
export const NOT_OPEN =
  'Du ska veta vem som får dina uppgifter och vad som händer med dem, så det här öppnar först när allt det står på sidan.';
