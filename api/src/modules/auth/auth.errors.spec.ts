import { expect, it } from '@jest/globals';
import { tooManyAttempts } from './auth.errors';

it.each([
  [600, '10 minuter'],
  [61, '2 minuter'],
  [60, '1 minut'],
  [1, '1 minut'],
])('says of %i seconds that %s are left', (seconds, left) => {
  expect(tooManyAttempts(seconds).message).toBe(`För många inloggningsförsök. Försök igen om ${left}.`);
});
