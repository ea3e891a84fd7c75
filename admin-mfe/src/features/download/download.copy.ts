export const CSV_EXPORT_COPY = {
  exportCsv: 'Exportera CSV',
  exportForExcel: 'Exportera för Excel',
  exporting: 'Exporterar...',
  exported: (file: string) => `${file} är exporterad.`,
  failed: 'Det gick inte att exportera listan. Försök igen.',
} as const;
