/**
 * Reads the metrics for a fallback face from an uncompressed TrueType font.
 *
 * @param {Buffer} font an sfnt font
 * @returns ascent, descent and lineGap in em.
 */
export function readLines(font) {
  const { head, hhea } = readTables(font);
  const unitsPerEm = font.readUInt16BE(head + 18);
  const em = (units) => units / unitsPerEm;
  return {
    ascent: em(font.readInt16BE(hhea + 4)),
    descent: em(-font.readInt16BE(hhea + 6)),
    lineGap: em(font.readInt16BE(hhea + 8)),
  };
}

/** Where each table begins, by its tag. */
function readTables(font) {
  const count = font.readUInt16BE(4);
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const record = 12 + index * 16;
      return [font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8)];
    }),
  );
}
