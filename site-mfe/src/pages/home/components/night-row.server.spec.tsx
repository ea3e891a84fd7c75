/** @jest-environment node */
import { expect, it, jest } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { NightRow } from './night-row';

it('leaves the document of the server the same at every hour', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 25, 23, 30) });
  expect(renderToString(<NightRow />)).toBe('');
  jest.useRealTimers();
});
