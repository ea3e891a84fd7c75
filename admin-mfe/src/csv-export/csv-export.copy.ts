export const CSV_EXPORT_COPY = {
  exportCsv: 'Exportera CSV',
  exporting: 'Exporterar...',
  exported: (file: string) => `${file} är exporterad.`,
  failed: 'Kunde inte exportera listan. Försök igen.',
} as const;
