import { describe, expect, it } from '@jest/globals';
import { accessibilityReport } from './accessibility-report.mjs';

const spec = (address, status) => ({
  title: `${address} meets WCAG 2.2 AA, fits the width, and has one heading and one title`,
  tests: [{ status }],
});

const result = (file, ...groups) => ({
  stats: { startTime: '2026-11-21T10:00:00.000Z' },
  suites: [{ title: file, file, specs: [], suites: groups }],
});

const FILE = 'accessibility/routes.spec.ts';

describe('the accessibility report', () => {
  it('counts the measures of each page, over widths and schemes', () => {
    const report = accessibilityReport(
      result(
        FILE,
        { title: '1280 px, light', specs: [spec('/', 'expected'), spec('/om-oss', 'unexpected')] },
        { title: '360 px, dark', specs: [spec('/', 'expected'), spec('/om-oss', 'flaky')] },
      ),
    );
    expect(report).toEqual({
      ranOn: '2026-11-21',
      widths: [360, 1280],
      schemes: ['dark', 'light'],
      pages: [
        { address: '/', passed: 2, failed: 0 },
        { address: '/om-oss', passed: 0, failed: 2 },
      ],
    });
  });

  it('refuses the result of another run', () => {
    expect(() => accessibilityReport(result('journeys/header.spec.ts'))).toThrow('holds no run');
  });

  it('refuses a run that did not reach its end', () => {
    const groups = { title: '360 px, light', specs: [spec('/', 'skipped')] };
    expect(() => accessibilityReport(result(FILE, groups))).toThrow('was not measured');
  });
});
