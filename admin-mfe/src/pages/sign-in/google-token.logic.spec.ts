import { expect, it } from '@jest/globals';
import { readGoogleAnswer } from './google-token.logic';

const CODE = 'a'.repeat(43);
const asked = () => true;
const notAsked = () => false;

it('reads the one-time code', () => {
  expect(readGoogleAnswer(`#code=${CODE}`, notAsked)).toEqual({ code: CODE, hasFailed: false });
});

it('reads an ID token that this tab requested, and fails on any other', () => {
  const requested: string[] = [];
  const isAsked = (token: string) => requested.push(token) > 0;
  expect(readGoogleAnswer('#id_token=x.y.z', isAsked)).toEqual({ idToken: 'x.y.z', hasFailed: false });
  expect(requested).toEqual(['x.y.z']);
  expect(readGoogleAnswer('#id_token=x.y.z', notAsked)).toEqual({ hasFailed: true });
});

it.each([`#code=${CODE}a`, `#code=+${CODE}`, '#code=', '#id_token=', '#error=access_denied', '#error'])(
  'says that %s has failed',
  (hash) => {
    expect(readGoogleAnswer(hash, asked)).toEqual({ hasFailed: true });
  },
);

it.each(['', '#', '#login-form', '#a=b'])('finds no result in %j', (hash) => {
  expect(readGoogleAnswer(hash, asked)).toBeNull();
});

it('takes the # off the beginning alone', () => {
  expect(readGoogleAnswer(`code=${CODE}`, notAsked)).toEqual({ code: CODE, hasFailed: false });
  expect(readGoogleAnswer('x#error=1', notAsked)).toBeNull();
});
