/**
 * node tools/accessibility-report.mjs <result.json>: what the accessibility statement says about the last run of
 * e2e/accessibility, as data: content/accessibility-report.json. The result is that of Playwright's JSON reporter
 * (.stillsam/test-results/e2e/e2e.json).
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fail, isMainModule, repositoryRoot } from './process.mjs';

const REPORT = path.join(repositoryRoot, 'content/accessibility-report.json');
const SUITE = 'accessibility/routes.spec.ts';
/** The title of a test begins with the address it measured. The statement is about the public site, not the admin. */
const ADDRESS = /^(\/(?!admin\b)\S*) meets WCAG/;
/** The title of a step: `360 px, light`. */
const VIEW = /^(\d+) px, (light|dark)$/;

/** @typedef {{ status: string, results: { steps?: { title: string, error?: unknown }[] }[] }} Test */
/** @typedef {{ file: string, specs?: { title: string, tests: Test[] }[], suites?: Suite[] }} Suite */
/** @typedef {{ address: string, hasPassed: boolean, isSkipped?: boolean, width?: number, scheme?: string }} Check */

/**
 * @param {{ suites: Suite[], stats: { startTime: string } }} result of Playwright's JSON reporter.
 * @returns {{ ranOn: string, widths: number[], schemes: string[], pages: { address: string, passed: number, failed: number }[] }}
 * @throws with one sentence when the result holds no run of e2e/accessibility, or one that was not finished.
 */
export function accessibilityReport(result) {
  const checks = result.suites.filter(({ file }) => file.endsWith(SUITE)).flatMap(checksOf);
  if (checks.length === 0) throw new Error(`The result holds no run of e2e/${SUITE}.`);
  const unfinished = checks.find(({ isSkipped }) => isSkipped);
  if (unfinished) throw new Error(`The run was not finished: ${unfinished.address} was not measured.`);
  const addresses = [...new Set(checks.map(({ address }) => address))];
  return {
    ranOn: result.stats.startTime.slice(0, 10),
    widths: [...new Set(checks.flatMap(({ width }) => width ?? []))].sort((a, b) => a - b),
    schemes: [...new Set(checks.flatMap(({ scheme }) => scheme ?? []))].sort(),
    pages: addresses.map((address) => {
      const own = checks.filter((check) => check.address === address);
      const passed = own.filter(({ hasPassed }) => hasPassed).length;
      return { address, passed, failed: own.length - passed };
    }),
  };
}

/**
 * Every measured view of every address. What a failure left unmeasured is not among them.
 *
 * @param {Suite} suite
 * @returns {Check[]}
 */
function checksOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) => {
    const [, address] = ADDRESS.exec(title) ?? [];
    if (!address) return [];
    return tests.flatMap(
      /** @returns {Check[]} */ ({ status, results }) => {
        const steps = (results.at(-1)?.steps ?? []).filter(({ title: step }) => VIEW.test(step));
        if (steps.length === 0) return [{ address, hasPassed: false, isSkipped: status === 'skipped' }];
        return steps.map(({ title: step, error }) => {
          const [, width, scheme] = VIEW.exec(step) ?? [];
          return { address, width: Number(width), scheme, hasPassed: !error };
        });
      },
    );
  });
  return [...own, ...suites.flatMap(checksOf)];
}

if (isMainModule(import.meta.url)) {
  try {
    const [file] = process.argv.slice(2);
    if (!file) throw new Error('Name the JSON result of a run of e2e/accessibility.');
    const report = accessibilityReport(JSON.parse(await readFile(file, 'utf8')));
    await writeFile(REPORT, `${JSON.stringify(report, null, 2)}\n`);
    const failed = report.pages.filter((page) => page.failed > 0).length;
    console.log(`${report.pages.length} pages, ${failed} of them with something to mend: ${REPORT}`);
  } catch (error) {
    fail(error);
  }
}
