/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { MindfulBreathingPage } from './mindful-breathing-page';

const html = renderToString(
  <RouterProvider router={createMemoryRouter([{ path: '*', element: <MindfulBreathingPage /> }])} />,
);

describe('the mindful breathing page without JavaScript', () => {
  it.each([
    'räkna till fyra',
    'räkna till sex',
    'Ett andetag tar tjugo sekunder, nio andetag är tre minuter.',
    'Släpp takten och andas som vanligt.',
    'Övningen är inte terapi',
  ])('says in text: %s', (text) => {
    expect(html).toContain(text);
  });

  it('explains why nothing happens on its own', () => {
    expect(html).toMatch(/<noscript>.*JavaScript.*<\/noscript>/s);
  });

  it('carries no inline style or script, which the content security policy would block', () => {
    expect(html).not.toMatch(/\sstyle=|<script|<style/);
  });
});
