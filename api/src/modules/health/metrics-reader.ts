import { Inject, Injectable } from '@nestjs/common';
import { setTimeout } from 'node:timers/promises';
import { API_METRICS, type ApiMetrics } from '../../observability/api-metrics';
import { Database } from '../../database/database';
import { readFigures } from './figures.repository';

/** A scrape does not wait longer for the database. */
const TIMEOUT_MS = 1000;

/** Reads what the metrics need of the database and its pool, once a scrape. */
@Injectable()
export class MetricsReader {
  #reading: Promise<void> | undefined;

  constructor(
    @Inject(API_METRICS) private readonly metrics: ApiMetrics | null,
    private readonly database: Database,
  ) {}

  async refresh(): Promise<void> {
    const { metrics } = this;
    if (!metrics) return;
    metrics.setPool(this.database.pool());
    metrics.setFigures(null);
    // A statement that waits still is not followed by another.
    this.#reading ??= this.#read(metrics).finally(() => {
      this.#reading = undefined;
    });
    await Promise.race([this.#reading, setTimeout(TIMEOUT_MS, undefined, { ref: false })]);
  }

  async #read(metrics: ApiMetrics): Promise<void> {
    const startedAt = performance.now();
    try {
      const figures = await readFigures(this.database.source.manager);
      if (performance.now() - startedAt < TIMEOUT_MS) metrics.setFigures(figures);
    } catch {
      // `stillsam_figures_read` says so.
    }
  }
}
