export const RETENTION_COPY = {
  overdueTitle: 'Gamla uppgifter gallras inte',
  overdue: (lastRun: string) =>
    `Gallringen körde senast ${lastRun}. Den ska köra varje dag. Be den som driver webbplatsen att se över den.`,
  neverRun:
    'Gallringen har aldrig kört. Den ska köra varje dag. Be den som driver webbplatsen att se över den.',
} as const;
