/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { MindfulBreathingPage } from './mindful-breathing-page';

const render = (address: string) =>
  renderToString(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element: <MindfulBreathingPage /> }], {
        initialEntries: [address],
      })}
    />,
  );
const html = render('/resurser/mindful-andning');

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
    'Välj då ”Jämn”',
    'när du kör, badar eller är i vatten',
    'yr',
    'stickningar',
    'luften inte räcker',
    'släpp takten och andas som vanligt',
  ])('warns right after START, which names the short form, and before the steps: %s', (words) => {
    expect(html).toMatch(/aria-describedby="innan-du-borjar-kort"[^>]*><span>START/);
    const warning = html.slice(html.indexOf('START'), html.indexOf('Andas på ditt sätt'));
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

  it('shows the rhythm without a pause, and no other, at the address that presets it', () => {
    const even = render('/resurser/mindful-andning?rytm=jamn');
    expect(even).toContain('”Jämn” är vald, utan paus');
    expect(even).toMatch(/<input[^>]*value="jamn"[^>]*checked|<input[^>]*checked[^>]*value="jamn"/);
    expect(even).toContain('”Jämn” på egen hand');
    expect(even).toContain('räkna till fem');
    expect(even).not.toContain('räkna till fyra');
    expect(even).not.toContain('<dt>Håll</dt>');
  });

  it.each(['stillsam', 'lang-ut', 'okand', ''])('takes no preset with a pause: ?rytm=%s', (rhythm) => {
    expect(render(`/resurser/mindful-andning?rytm=${rhythm}`)).toBe(html);
  });
});
