import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@stillsam/api-client';
import { failureText, formFailure, hasStatus, issuesOf } from './failure';

const refused = new ApiError('Kontrollera uppgifterna.', {
  kind: 'api',
  status: 400,
  issues: [
    { path: 'email', message: 'Ange en giltig e-postadress.' },
    { path: 'email', message: 'Adressen är för lång.' },
    { path: 'other', message: 'Något annat.' },
  ],
});

describe('a failed call', () => {
  it('shows at the fields that the API refuses, with the first issue of each', () => {
    expect(formFailure(refused, ['name', 'email'])).toEqual({
      errors: { email: 'Ange en giltig e-postadress.' },
    });
  });

  it('shows as a message where no field of the form is at fault', () => {
    expect(formFailure(refused, ['name'])).toEqual({ message: 'Kontrollera uppgifterna.' });
    expect(issuesOf(new Error('x'), ['name'])).toEqual({});
  });

  it.each([
    [
      'too many requests',
      new ApiError('Vänta.', { kind: 'api', status: 429 }),
      'För många förfrågningar. Försök igen om en minut.',
    ],
    [
      'a message of the API',
      new ApiError('Tjänsten vilar.', { kind: 'api', status: 503 }),
      'Tjänsten vilar.',
    ],
    ['anything else', new Error('x'), 'Ett fel uppstod. Försök igen senare.'],
  ])('has a message for %s', (_, error, text) => {
    expect(failureText(error)).toBe(text);
  });

  it('has one of several statuses', () => {
    expect(hasStatus(refused, 400, 410)).toBe(true);
    expect(hasStatus(refused, 410)).toBe(false);
    expect(hasStatus(new ApiError('x', { kind: 'network' }), 400)).toBe(false);
  });
});

it('finds no status in an error that is not of the API', () => {
  expect(hasStatus(Object.assign(new Error('x'), { status: 400 }), 400)).toBe(false);
});
