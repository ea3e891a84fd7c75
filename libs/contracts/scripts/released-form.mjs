import { unknownKeywords } from './schema-changes.mjs';

/**
 * What keeps a released document from being compared. Against one without calls every change would pass.
 *
 * @param {string} text of openapi.released.json.
 * @returns {string[]} one sentence each.
 */
export function formProblems(text) {
  const document = parse(text);
  if (!Object.keys(document?.paths ?? {}).length)
    return [
      'openapi.released.json describes no call: restore it, and move it with npm run release:api alone.',
    ];
  return unknownKeywords(document).map((sentence) =>
    sentence.replace('openapi.json', 'openapi.released.json'),
  );
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
