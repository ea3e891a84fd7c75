import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { MISSING_SCRIPT, NIGHT_HOURS_SCRIPT, SHELL_SCRIPT } from './inline-scripts';

describe('NIGHT_HOURS_SCRIPT', () => {
  function hoursAt(hour: number): string | undefined {
    jest.useFakeTimers({ now: new Date(2026, 10, 25, hour, 30) });
    new Function(NIGHT_HOURS_SCRIPT)();
    return document.documentElement.dataset.hours;
  }

  function themeAt(hour: number, path: string): string | undefined {
    history.replaceState(null, '', path);
    hoursAt(hour);
    return document.documentElement.dataset.theme;
  }

  function lightsAt(hour: number, path: string): string | undefined {
    history.replaceState(null, '', path);
    hoursAt(hour);
    return document.documentElement.dataset.lights;
  }

  afterEach(() => {
    jest.useRealTimers();
    history.replaceState(null, '', '/');
    delete document.documentElement.dataset.hours;
    delete document.documentElement.dataset.theme;
    delete document.documentElement.dataset.lights;
  });

  it.each([22, 0, 5])('marks the root at %i', (hour) => {
    expect(hoursAt(hour)).toBe('night');
  });

  it.each([6, 14, 21])('leaves the root unmarked at %i', (hour) => {
    expect(hoursAt(hour)).toBeUndefined();
  });

  it.each([20, 23, 5])('darkens the page of the evening at %i', (hour) => {
    expect(themeAt(hour, '/resurser/somnforberedelse')).toBe('night');
  });

  it.each([
    [19, '/resurser/somnforberedelse'],
    [6, '/resurser/somnforberedelse'],
    [23, '/resurser/mindful-andning'],
  ])('leaves the colours at %i on %s', (hour, path) => {
    expect(themeAt(hour, path)).toBeUndefined();
  });

  it.each([
    [22, '/'],
    [2, '/resurser/mindful-andning?rytm=jamn'],
    [5, '/resurser/orospapper'],
    [3, '/kunskapsbibliotek/vaken-klockan-tre?kort'],
  ])('dims what the start page leads to by night, at %i %s', (hour, path) => {
    expect(lightsAt(hour, path)).toBe('low');
  });

  it.each([
    [21, '/'],
    [6, '/resurser/mindful-andning'],
    [2, '/kunskapsbibliotek'],
  ])('dims nothing else, at %i %s', (hour, path) => {
    expect(lightsAt(hour, path)).toBeUndefined();
  });
});

describe('MISSING_SCRIPT', () => {
  const mark = () => document.documentElement.dataset.script;

  function failingScript(): HTMLScriptElement {
    const script = document.createElement('script');
    document.body.append(script);
    return script;
  }

  new Function(MISSING_SCRIPT)();

  afterEach(() => {
    delete document.documentElement.dataset.script;
    document.body.replaceChildren();
  });

  it('marks the root when a script of the shell cannot be fetched', () => {
    const script = failingScript();
    script.setAttribute(SHELL_SCRIPT, '');
    script.dispatchEvent(new Event('error'));
    expect(mark()).toBe('missing');
  });

  it('leaves other scripts, images and errors of running code to those who handle them', () => {
    failingScript().dispatchEvent(new Event('error'));
    const image = document.createElement('img');
    document.body.append(image);
    image.dispatchEvent(new Event('error'));
    window.dispatchEvent(new ErrorEvent('error', { message: 'fel' }));
    expect(mark()).toBeUndefined();
  });
});
