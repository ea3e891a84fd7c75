export const CHART_COPY = {
  showTable: 'Visa som tabell',
} as const;
