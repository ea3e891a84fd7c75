import { beforeEach, describe, expect, it, jest } from '@jest/globals';

async function freshConsent() {
  jest.resetModules();
  return (await import('./consent')).consent;
}

const DATE = '2026-11-21T10:00:00.000Z';

beforeEach(() => localStorage.clear());

describe('consent', () => {
  it.each([
    [true, true, 'all'],
    [true, false, 'custom'],
    [false, true, 'custom'],
    [false, false, 'essential'],
  ])('stores with analytics %s and marketing %s the value %s', async (analytics, marketing, value) => {
    (await freshConsent()).save({ functional: true, analytics, marketing, date: DATE });
    expect({ ...localStorage }).toEqual({
      'cookie-consent': value,
      'analytics-cookies': String(analytics),
      'marketing-cookies': String(marketing),
      'cookie-consent-date': DATE,
      'cookie-consent-version': '1',
    });
    expect((await freshConsent()).read()).toEqual({ functional: true, analytics, marketing, date: DATE });
  });

  it('returns null without a choice, and on the server', async () => {
    const consent = await freshConsent();
    expect(consent.read()).toBeNull();
    expect(consent.readOnServer()).toBeNull();
  });

  it('becomes invalid when the version of the banner’s text has changed', async () => {
    (await freshConsent()).save({ functional: true, analytics: true, marketing: true, date: DATE });
    localStorage.setItem('cookie-consent-version', '0');
    expect((await freshConsent()).read()).toBeNull();
  });

  it('ignores an incomplete record', async () => {
    localStorage.setItem('analytics-cookies', 'true');
    expect((await freshConsent()).read()).toBeNull();
  });
});
