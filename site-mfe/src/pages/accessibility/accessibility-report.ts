import data from '../../../../content/accessibility-report.json' with { type: 'json' };

/** The last run of the automatic measures, as tools/accessibility-report.mjs writes it. */
export interface AccessibilityReport {
  /** Calendar day, YYYY-MM-DD. */
  ranOn: string;
  widths: readonly number[];
  schemes: readonly string[];
  pages: readonly { address: string; passed: number; failed: number }[];
}

export const ACCESSIBILITY_REPORT: AccessibilityReport = data;
