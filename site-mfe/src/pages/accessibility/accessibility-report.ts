import data from '../../../../content/accessibility-report.json' with { type: 'json' };

/** The results of the last automatic audit, written by tools/accessibility-report.mjs. */
export interface AccessibilityReport {
  /** Calendar day, YYYY-MM-DD. */
  ranOn: string;
  widths: readonly number[];
  schemes: readonly string[];
  pages: readonly { address: string; passed: number; failed: number }[];
}

export const ACCESSIBILITY_REPORT: AccessibilityReport = data;
