export const DASHBOARD_COPY = {
  pageTitle: 'Redaktionen',
  description: 'Översikt för redaktionen.',
  welcome: (name: string) => `Välkommen, ${name}`,
  loading: 'Hämtar översikten',
  loadingTab: 'Hämtar sidan',
} as const;

export const RETENTION_COPY = {
  overdueTitle: 'Gamla uppgifter gallras inte',
  overdue: (lastRun: string) =>
    `Gallringen kördes senast ${lastRun}. Den ska köras varje dag. Be den som driver webbplatsen att se över den.`,
  neverRun:
    'Gallringen har aldrig körts. Den ska köras varje dag. Be den som driver webbplatsen att se över den.',
} as const;
