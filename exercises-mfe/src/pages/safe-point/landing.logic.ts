/** All lines at once, one of them, or all of them done. */
export type Landing = { view: 'all' | 'done' } | { view: 'one'; line: number };

export type LandingEvent = 'began' | 'went-on' | 'stopped';

/** The landing after an event; after the last of the `lines` comes the end. */
export function nextLanding(landing: Landing, event: LandingEvent, lines: number): Landing {
  switch (event) {
    case 'began':
      return landing.view === 'one' ? landing : { view: 'one', line: 0 };
    case 'stopped':
      return landing.view === 'all' ? landing : { view: 'all' };
    case 'went-on': {
      if (landing.view !== 'one') return landing;
      const line = landing.line + 1;
      return line < lines ? { view: 'one', line } : { view: 'done' };
    }
  }
}
