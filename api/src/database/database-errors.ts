import { types } from 'node:util';

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // A statement over its time limit: the database is there, but not for us now.
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);
const CONNECTION_TEXTS = [
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'connection timeout',
  'Client has encountered a connection error',
  'is not queryable',
  'DataSource is not initialized',
  'Driver not Connected',
  'not initialized yet',
];

/** Whether an error says that the database cannot be reached, rather than that it refused something. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string' && (CONNECTION_CODES.has(code) || code.startsWith('08'))) return true;
  if (CONNECTION_TEXTS.some((text) => error.message.includes(text))) return true;
  const inner: unknown = Reflect.get(error, 'driverError') ?? error.cause;
  return inner !== error && isDatabaseUnavailable(inner);
}

/** Whether an error is the violation of a named unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return types.isNativeError(error) && Reflect.get(error, 'code') === '23505';
}
