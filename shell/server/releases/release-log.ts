import type { Logger } from 'pino';

/** What the log says of the releases of one remote. A fault that stays is one line. */
export class ReleaseLog {
  #lastWarning: string | undefined;
  #alarmed: string | undefined;

  constructor(
    private readonly remote: string,
    private readonly logger: Logger,
  ) {}

  takenUp(version: string): void {
    this.#lastWarning = undefined;
    this.logger.info({ remote: this.remote, version }, 'release taken up');
  }

  takenBack(version: string, reason: string): void {
    this.logger.error({ remote: this.remote, version, reason }, 'release taken back');
  }

  notTakenUp(version: string | undefined, reason: string): void {
    if (this.#lastWarning === reason) return;
    this.#lastWarning = reason;
    this.logger.warn({ remote: this.remote, version, reason }, 'release not taken up');
  }

  alarm(version: string, reason: string): void {
    if (this.#alarmed === version) return;
    this.#alarmed = version;
    this.logger.error(
      { remote: this.remote, version, reason },
      'browsers report errors of the stable release',
    );
  }
}
