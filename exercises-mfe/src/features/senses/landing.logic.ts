/** The view: all lines, one line, or the end. */
export type Landing = { view: 'all' | 'done' } | { view: 'one'; line: number };

export type LandingEvent = 'began' | 'advanced' | 'stopped';

/** The state after an event. The end follows the last of the `lines`. */
export function nextLanding(landing: Landing, event: LandingEvent, lines: number): Landing {
  switch (event) {
    case 'began':
      return landing.view === 'one' ? landing : { view: 'one', line: 0 };
    case 'stopped':
      return landing.view === 'all' ? landing : { view: 'all' };
    case 'advanced': {
      if (landing.view !== 'one') return landing;
      const line = landing.line + 1;
      return line < lines ? { view: 'one', line } : { view: 'done' };
    }
  }
}
