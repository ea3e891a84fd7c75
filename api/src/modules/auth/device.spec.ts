import { describe, expect, it } from '@jest/globals';
import { describeDevice } from './device';

describe('describeDevice', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0',
      'Firefox på Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari på macOS',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0',
      'Edge på Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1',
      'Chrome på iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
      'Chrome på Android',
    ],
    ['curl/8.5.0', 'Okänd enhet'],
    [undefined, 'Okänd enhet'],
    [`${'x'.repeat(5000)} Firefox/1`, 'Okänd enhet'],
  ])('calls %s %s', (userAgent, device) => {
    expect(describeDevice(userAgent)).toBe(device);
  });
});

describe('describeDevice, by browser and system', () => {
  it.each([
    ['Edge/18.0', 'Edge'],
    ['EdgA/130.0', 'Edge'],
    ['EdgiOS/130.0', 'Edge'],
    ['Chrome/130.0 OPR/114.0', 'Opera'],
    ['SamsungBrowser/27.0 Chrome/125.0', 'Samsung Internet'],
    ['FxiOS/130.0 Safari/604.1', 'Firefox'],
    ['CriOS/130.0 Safari/604.1', 'Chrome'],
    ['iPad; like Mac OS X', 'iOS'],
    ['iPod; like Mac OS X', 'iOS'],
    ['Linux; Android 15', 'Android'],
    ['X11; CrOS x86_64', 'ChromeOS'],
    ['X11; Linux x86_64', 'Linux'],
    ['Intel Mac OS X', 'macOS'],
    ['Macintosh', 'macOS'],
    ['Chrome', 'Okänd enhet'],
    ['Edgy/1 Safari/1', 'Safari'],
  ])('knows %s as %s', (userAgent, device) => {
    expect(describeDevice(userAgent)).toBe(device);
  });

  it('searches the first 400 characters', () => {
    expect(describeDevice(`${'x'.repeat(392)}Firefox/1`)).toBe('Firefox');
    expect(describeDevice(`${'x'.repeat(393)}Firefox/1`)).toBe('Okänd enhet');
  });
});
