import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

const LIMIT_BYTES = 16 * 1024;

/** Logs which directive a browser saw violated, and by what; never where or by whom. */
export async function readReport(
  request: IncomingMessage,
  response: ServerResponse,
  logger: Logger,
): Promise<void> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > LIMIT_BYTES) {
      response.writeHead(413, { Connection: 'close' }).end();
      return;
    }
  }
  logger.warn({ report: summarise(text) }, 'content security policy violated');
  response.writeHead(204).end();
}

function summarise(text: string): Record<string, unknown> {
  try {
    const parsed: { 'csp-report'?: Record<string, unknown> } = JSON.parse(text);
    const report = parsed['csp-report'] ?? {};
    return { directive: report['violated-directive'], blocked: report['blocked-uri'] };
  } catch {
    return { directive: 'unreadable' };
  }
}
