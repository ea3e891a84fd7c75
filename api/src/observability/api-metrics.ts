import { RequestDurations } from '@stillsam/http-server/metrics';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Injection token of {@link ApiMetrics}; null where the API has none. */
export const API_METRICS = Symbol('ApiMetrics');

/** What the database says of queues and runs. */
export interface OperatingFigures {
  queuedMails: number;
  /** Seconds since the oldest queued mail was written; 0 for none. */
  oldestMailSeconds: number;
  /** Failed within a day. */
  failedMails: number;
  /** Seconds since 1970; null before the first run. */
  lastRetention: number | null;
  hasRetentionFailed: boolean;
}

/** What the pool says of itself. */
export interface PoolFigures {
  used: number;
  idle: number;
  waiting: number;
}

const POOL_WAIT_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of this API process. */
export class ApiMetrics {
  readonly registry = new Registry();
  readonly durations = new RequestDurations(this.registry);
  readonly #errors = this.#counter('stillsam_api_errors_total', 'Responses with an error, by its code.');
  readonly #moneyProblems = this.#counter(
    'stillsam_payment_problems_total',
    'Notices with a wrong signature, about an unknown payment, and money that paid for no order, by kind.',
  );
  readonly #poolWait = this.#histogram(
    'stillsam_db_pool_wait_seconds',
    'Waits for a connection to the database, those that got none included.',
    POOL_WAIT_BUCKETS,
  );
  readonly #isRead = this.#gauge(
    'stillsam_figures_read',
    'Whether the database answered this scrape in time; the metrics of mails and of retention are missing if not.',
  );
  readonly #queuedMails = this.#gauge('stillsam_outbox_queued_mails', 'Mails that are not sent yet.');
  readonly #oldestMail = this.#gauge(
    'stillsam_outbox_oldest_seconds',
    'Age of the oldest mail that is not sent yet.',
  );
  readonly #failedMails = this.#gauge(
    'stillsam_outbox_failed_mails',
    'Mails that were given up within a day.',
  );
  readonly #lastRetention = this.#gauge(
    'stillsam_retention_last_run_timestamp_seconds',
    'When expired personal data were last deleted.',
  );
  readonly #retentionFailed = this.#gauge(
    'stillsam_retention_failed',
    'Whether the last attempt to delete expired personal data failed.',
  );
  readonly #pool = new Gauge({
    name: 'stillsam_db_pool_connections',
    help: 'Connections to the database, and requests that wait for one.',
    labelNames: ['state'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  countError(code: string): void {
    this.#errors.inc({ code });
  }

  countMoneyProblem(code: string): void {
    this.#moneyProblems.inc({ code });
  }

  observePoolWait(seconds: number): void {
    this.#poolWait.observe(seconds);
  }

  setPool(figures: PoolFigures): void {
    for (const [state, count] of Object.entries(figures)) this.#pool.set({ state }, count);
  }

  /** @param figures null where the database did not say in time: old values would look like new ones. */
  setFigures(figures: OperatingFigures | null): void {
    this.#isRead.set(figures ? 1 : 0);
    setOrRemove(this.#queuedMails, figures?.queuedMails);
    setOrRemove(this.#oldestMail, figures?.oldestMailSeconds);
    setOrRemove(this.#failedMails, figures?.failedMails);
    setOrRemove(this.#lastRetention, figures?.lastRetention);
    setOrRemove(this.#retentionFailed, figures && Number(figures.hasRetentionFailed));
  }

  #gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }

  #counter(name: string, help: string): Counter<'code'> {
    return new Counter({ name, help, labelNames: ['code'], registers: [this.registry] });
  }

  #histogram(name: string, help: string, buckets: number[]): Histogram {
    return new Histogram({ name, help, buckets, registers: [this.registry] });
  }
}

function setOrRemove(gauge: Gauge, value: number | null | undefined): void {
  if (value === null || value === undefined) gauge.remove();
  else gauge.set(value);
}
