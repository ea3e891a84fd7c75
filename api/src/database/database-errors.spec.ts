import { describe, expect, it } from '@jest/globals';
import {
  CannotExecuteNotConnectedError,
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
  TransactionNotStartedError,
} from 'typeorm';
import { toDomainError } from '../common/error.filter';
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
  ])('of a lost connection becomes 503: %s', (error) => {
    expect(toDomainError(error)).toMatchObject({ status: 503, code: 'DATABASE_UNAVAILABLE' });
  });

  it.each([
    new DatabaseBusyError(),
    ...['53300', '55P03', '57014'].map(withCode),
    new QueryFailedError('SELECT', [], withCode('57014')),
    new Error('a step failed', { cause: withCode('53300') }),
  ])('of an overloaded database becomes 503 with its own code: %s', (error) => {
    expect(toDomainError(error)).toMatchObject({
      status: 503,
      code: 'DATABASE_BUSY',
      headers: { 'Retry-After': '2' },
    });
  });

  it('that refuses a value is no such thing', () => {
    const refused = new QueryFailedError('INSERT', [], withCode('23514'));
    expect(toDomainError(refused)).toMatchObject({ status: 500, code: 'INTERNAL_ERROR' });
  });

  it('that names itself as its cause is judged once', () => {
    const circular = new Error('of no database');
    circular.cause = circular;
    expect(toDomainError(circular)).toMatchObject({ status: 500, code: 'INTERNAL_ERROR' });
  });

  it('of a row that exists already is told from others', () => {
    expect(isUniqueViolation(withCode('23505'))).toBe(true);
    expect(isUniqueViolation(withCode('23514'))).toBe(false);
    expect(isUniqueViolation({ code: '23505' })).toBe(false);
  });
});
