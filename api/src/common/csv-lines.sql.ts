import { FORMULA_START } from './csv-cells';

/** PostgreSQL's texts hold no NUL, and its patterns have no sign for it. */
const FORMULA = FORMULA_START.source.replace('\\0', '');
const QUOTED = '[",\\r\\n]';
/** Between the cells of a row that is looked at as a whole; where it stands in a cell, the row is looked at closely. */
const SEPARATOR = '\\x1f';
const CLOSELY = `(^|${SEPARATOR})${FORMULA.slice(1)}|${QUOTED}`;

/**
 * An expression of SQL: a row as a line of a CSV file without its end, as `csvFile` writes it. Most rows have neither a
 * formula nor a sign to quote, which one look at the row tells.
 *
 * @param cells expressions of text, none null.
 */
export function csvLine(cells: readonly string[]): string {
  const listed = cells.join(', ');
  return `CASE WHEN concat_ws(chr(31), ${listed}) !~ '${CLOSELY}' THEN concat_ws(',', ${listed}) ELSE (
    SELECT string_agg(
      CASE WHEN harmless ~ '${QUOTED}' THEN '"' || replace(harmless, '"', '""') || '"' ELSE harmless END,
      ',' ORDER BY place)
    FROM unnest(ARRAY[${listed}]) WITH ORDINALITY AS cells (cell, place),
      LATERAL (SELECT CASE WHEN cell ~ '${FORMULA}' THEN '''' || cell ELSE cell END AS harmless) AS cleaned) END`;
}
