import { type Delimiter, FORMULA_START } from './csv';

/** PostgreSQL's texts hold no NUL, and its patterns cannot match one. */
const FORMULA = FORMULA_START.source.replace('\\0', '');
/** Separates the cells of a row that is tested as a whole; a cell that contains it is tested by itself. */
const SEPARATOR = '\\x1f';

/**
 * An SQL expression for a row as a line of a CSV file without its line end, as `csvFile` writes it. Most rows have
 * neither a formula nor a character to quote, so the whole row is tested once before its cells are.
 *
 * @param cells expressions of text, none null.
 */
export function csvLine(cells: readonly string[], delimiter: Delimiter = ','): string {
  const listed = cells.join(', ');
  const quoted = `["${delimiter}\\r\\n]`;
  const closely = `(^|${SEPARATOR})${FORMULA.slice(1)}|${quoted}`;
  return `CASE WHEN concat_ws(chr(31), ${listed}) !~ '${closely}' THEN concat_ws('${delimiter}', ${listed}) ELSE (
    SELECT string_agg(
      CASE WHEN harmless ~ '${quoted}' THEN '"' || replace(harmless, '"', '""') || '"' ELSE harmless END,
      '${delimiter}' ORDER BY place)
    FROM unnest(ARRAY[${listed}]) WITH ORDINALITY AS cells (cell, place),
      LATERAL (SELECT CASE WHEN cell ~ '${FORMULA}' THEN '''' || cell ELSE cell END AS harmless) AS cleaned) END`;
}
