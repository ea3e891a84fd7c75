/** The analytics service that the operator has configured. */
export interface AnalyticsConfig {
  scriptUrl: string;
  /** The site's name at the service. */
  domain: string;
}

let current: AnalyticsConfig | null = null;

/** Called once, before the page hydrates. */
export function setAnalyticsConfig(config: AnalyticsConfig | null): void {
  current = config;
}

export function analyticsConfig(): AnalyticsConfig | null {
  return current;
}
