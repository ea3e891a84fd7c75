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
    'Utan paus: räkna till fem medan du andas in',
    'Övningen är inte terapi',
  ])('says in text: %s', (text) => {
    expect(html).toContain(text);
  });

  it.each([
    'gravid',
    'hjärt- eller lungsjukdom',
    'astma',
    'KOL',
    'högt blodtryck',
    'epilepsi',
    'lätt får panik',
    'Välj då Jämn',
    'när du kör, badar eller är i vatten',
    'yr',
    'stickningar',
    'luften inte räcker',
    'släpp takten och andas som vanligt',
  ])('warns before START and before the steps: %s', (words) => {
    const warning = html.slice(html.indexOf('Innan du börjar'), html.indexOf('START'));
    expect(warning).toContain(words);
    expect(html.indexOf(words)).toBeLessThan(html.indexOf('Så gör du'));
  });

  it('claims nothing of its slowest rhythm from the study of slow breathing', () => {
    expect(html).toMatch(/Zaccaro[^<]*säger inget om just Stillsams rytm/);
    expect(html).toContain('href="https://doi.org/10.3389/fnhum.2018.00353"');
  });

  it('explains why nothing happens on its own', () => {
    expect(html).toMatch(/<noscript>.*JavaScript.*<\/noscript>/s);
  });

  it('carries no inline style or script, which the content security policy would block', () => {
    expect(html).not.toMatch(/\sstyle=|<script|<style/);
  });
});
