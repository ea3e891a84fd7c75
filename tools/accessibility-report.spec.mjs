import { describe, expect, it } from '@jest/globals';
import { accessibilityReport } from './accessibility-report.mjs';

/**
 * @param steps titles of the steps, the failed ones with a ✗ before them.
 *
 * @param {string} address
 * @param {string[]} steps
 */
const spec = (address, steps, status = 'expected') => ({
  title: `${address} meets WCAG 2.2 AA by day and night, fits the width, and has one heading and one title`,
  tests: [
    {
      status,
      results: [
        {
          steps: steps.map((title) => ({
            title: title.replace('✗ ', ''),
            ...(title.startsWith('✗') ? { error: {} } : {}),
          })),
        },
      ],
    },
  ],
});

/** @param {string} file @param {ReturnType<typeof spec>[]} specs */
const result = (file, ...specs) => ({
  stats: { startTime: '2026-11-21T10:00:00.000Z' },
  suites: [{ title: file, file, specs, suites: [] }],
});

const FILE = 'accessibility/routes.spec.ts';

describe('the accessibility report', () => {
  it('counts the measures of each page, over widths and schemes', () => {
    const report = accessibilityReport(
      result(
        FILE,
        spec('/', ['360 px, light', '360 px, dark', '1280 px, light']),
        spec('/om-oss', ['360 px, light', '✗ 360 px, dark'], 'unexpected'),
        spec('/kontakt', [], 'unexpected'),
      ),
    );
    expect(report).toEqual({
      ranOn: '2026-11-21',
      widths: [360, 1280],
      schemes: ['dark', 'light'],
      pages: [
        { address: '/', passed: 3, failed: 0 },
        { address: '/om-oss', passed: 1, failed: 1 },
        { address: '/kontakt', passed: 0, failed: 1 },
      ],
    });
  });

  it('leaves the admin out: the statement is about the public site', () => {
    const report = accessibilityReport(
      result(FILE, spec('/', ['360 px, light']), spec('/admin/login', ['360 px, light'])),
    );
    expect(report.pages.map(({ address }) => address)).toEqual(['/']);
  });

  it('refuses the result of another run', () => {
    expect(() => accessibilityReport(result('journeys/header.spec.ts'))).toThrow('holds no run');
  });

  it('refuses a run that did not reach its end', () => {
    expect(() => accessibilityReport(result(FILE, spec('/', [], 'skipped')))).toThrow('was not measured');
  });
});
