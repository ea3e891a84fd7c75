// @ts-check
/** Answers in the API's shape, for what never reaches the API. */
const ANSWERS = {
  API_UNREACHABLE: { status: 503, error: 'Tjänsten går inte att nå just nu. Försök igen om en stund.' },
  OVERLOADED: { status: 503, error: 'Det är många som vill in just nu. Försök igen om en liten stund.' },
  NOT_FOUND: { status: 404, error: 'Det du söker finns inte.' },
};

/**
 * @param {import('node:http').ServerResponse} response
 * @param {keyof typeof ANSWERS} code
 */
export function answerError(response, code) {
  if (response.destroyed) return;
  if (response.headersSent) return void response.destroy();
  const { status, error } = ANSWERS[code];
  const body = JSON.stringify({ error, code });
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    ...(status === 503 ? { 'Retry-After': '5' } : {}),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-site',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'Content-Security-Policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  });
  response.end(body);
}
