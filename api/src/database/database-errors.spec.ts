import { describe, expect, it } from '@jest/globals';
import { QueryFailedError, QueryRunnerAlreadyReleasedError, TransactionNotStartedError } from 'typeorm';
import { toDomainError } from '../common/error.filter';
import { DatabaseBusyError } from './bounded-pool';

const withCode = (code: string) => Object.assign(new Error('from the database'), { code });

describe('an error of the database', () => {
  it.each([
    new QueryRunnerAlreadyReleasedError(),
    new TransactionNotStartedError(),
    new Error('Query read timeout'),
    withCode('57P01'),
    new QueryFailedError('SELECT', [], withCode('08006')),
  ])('of a lost connection becomes 503: %s', (error) => {
    expect(toDomainError(error)).toMatchObject({ status: 503, code: 'DATABASE_UNAVAILABLE' });
  });

  it.each([
    new DatabaseBusyError(),
    withCode('53300'),
    new QueryFailedError('SELECT', [], withCode('57014')),
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
});
