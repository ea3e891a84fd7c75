import { types } from 'node:util';
import { DatabaseBusyError } from './bounded-pool';

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57P01',
  '57P02',
  '57P03',
]);
/** A statement over its time limit, a lock that did not become free, too many connections. */
const BUSY_CODES = new Set(['57014', '55P03', '53300']);
/** TypeORM's message for a connection that was lost between two statements. */
const LOST_CONNECTION_NAMES = new Set([
  'QueryRunnerAlreadyReleasedError',
  'QueryRunnerProviderAlreadyReleasedError',
  'TransactionNotStartedError',
  'CannotExecuteNotConnectedError',
  'CannotGetEntityManagerNotConnectedError',
  'ConnectionIsNotSetError',
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

/** Whether an error means that the database is unreachable, not that it refused a statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string' && (CONNECTION_CODES.has(code) || code.startsWith('08'))) return true;
  if (LOST_CONNECTION_NAMES.has(error.name)) return true;
  if (CONNECTION_TEXTS.some((text) => error.message.includes(text))) return true;
  const inner = innerOf(error);
  return inner !== error && isDatabaseUnavailable(inner);
}

/** Whether an error means that the database is overloaded. */
export function isDatabaseBusy(error: unknown): boolean {
  if (error instanceof DatabaseBusyError) return true;
  if (!types.isNativeError(error)) return false;
  if (BUSY_CODES.has(String(Reflect.get(error, 'code')))) return true;
  const inner = innerOf(error);
  return inner !== error && isDatabaseBusy(inner);
}

function innerOf(error: Error): unknown {
  return Reflect.get(error, 'driverError') ?? error.cause;
}

/** Whether an error is the violation of a named unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return types.isNativeError(error) && Reflect.get(error, 'code') === '23505';
}

/** The name of the constraint that an error violates; undefined for another error. */
export function constraintOf(error: unknown): unknown {
  const inner: unknown = error instanceof Error ? Reflect.get(error, 'driverError') : undefined;
  return typeof inner === 'object' && inner !== null ? Reflect.get(inner, 'constraint') : undefined;
}

/** Runs a change. @throws the refusal where a constraint of the database does not allow it. */
export async function refusedBy<Result>(
  constraint: string,
  refusal: () => Error,
  change: () => Promise<Result>,
): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    throw constraintOf(error) === constraint ? refusal() : error;
  }
}
