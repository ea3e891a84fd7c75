export const REVIEW_LINES_COPY = {
  none: 'Inte granskad av legitimerad personal.',
  reviewed: (day: string, who: string) => `Granskad ${day} av ${who}.`,
  licensed: (profession: string) => `leg. ${profession}`,
  next: (day: string) => `Granskas igen senast ${day}.`,
  expired: (day: string) => `Granskningen gick ut ${day}.`,
  wholeOnly: 'Granskningen gäller hela texten. Den lättare texten är inte granskad.',
  changed: (day: string) =>
    `Texten har ändrats sedan den granskades ${day}, och är inte granskad som den står nu.`,
};
