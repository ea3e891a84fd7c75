import { pino, type Logger } from 'pino';

/** Injection token of the process's logger. */
export const LOGGER = Symbol('Logger');

/** Structured logs to standard output. Nothing personal is passed to it: no addresses, tokens, bodies, queries. */
export function createLogger(level: string): Logger {
  return pino({ level, base: { part: 'api' } });
}
