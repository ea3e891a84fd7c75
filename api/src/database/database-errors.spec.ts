import { describe, expect, it } from '@jest/globals';
import {
  CannotExecuteNotConnectedError,
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
  TransactionNotStartedError,
} from 'typeorm';
import { toDomainError } from '../http/error.filter';
import { DatabaseBusyError } from './bounded-pool';
import { isUniqueViolation } from './database-errors';

const withCode = (code: string) => Object.assign(new Error('from the database'), { code });

describe('an error of the database', () => {
  it.each([
    new QueryRunnerAlreadyReleasedError(),
    new QueryRunnerProviderAlreadyReleasedError(),
    new TransactionNotStartedError(),
    new CannotExecuteNotConnectedError(),
    Object.assign(new Error('no connection'), { name: 'CannotGetEntityManagerNotConnectedError' }),
    Object.assign(new Error('no connection'), { name: 'ConnectionIsNotSetError' }),
    new Error('Query read timeout'),
    ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH'].map(
      withCode,
    ),
    ...['57P01', '57P02', '57P03', '08006'].map(withCode),
    new QueryFailedError('SELECT', [], withCode('08006')),
    new Error('a step failed', { cause: withCode('ECONNRESET') }),
  ])('becomes 503 for a lost connection: %s', (error) => {
    expect(toDomainError(error)).toMatchObject({ status: 503, code: 'DATABASE_UNAVAILABLE' });
  });

  it.each([
    new DatabaseBusyError(),
    ...['53300', '55P03', '57014'].map(withCode),
    new QueryFailedError('SELECT', [], withCode('57014')),
    new Error('a step failed', { cause: withCode('53300') }),
  ])('becomes 503 with its own code for an overloaded database: %s', (error) => {
    expect(toDomainError(error)).toMatchObject({
      status: 503,
      code: 'DATABASE_BUSY',
      headers: { 'Retry-After': '2' },
    });
  });

  it('stays a fault of ours where the database refuses a value', () => {
    const refused = new QueryFailedError('INSERT', [], withCode('23514'));
    expect(toDomainError(refused)).toMatchObject({ status: 500, code: 'INTERNAL_ERROR' });
  });

  it('ends where it names itself as its cause', () => {
    const circular = new Error('of no database');
    circular.cause = circular;
    expect(toDomainError(circular)).toMatchObject({ status: 500, code: 'INTERNAL_ERROR' });
  });

  it('differs from others where a row exists already', () => {
    expect(isUniqueViolation(withCode('23505'))).toBe(true);
    expect(isUniqueViolation(withCode('23514'))).toBe(false);
    expect(isUniqueViolation({ code: '23505' })).toBe(false);
  });
});
