/** Measures how long at least one of several actions was in flight. */
export class BusyClock {
  #inFlight = 0;
  #startedAt = 0;
  #milliseconds = 0;

  get milliseconds(): number {
    return this.#milliseconds + (this.#inFlight > 0 ? performance.now() - this.#startedAt : 0);
  }

  async during<Result>(action: () => Promise<Result>): Promise<Result> {
    if (this.#inFlight === 0) this.#startedAt = performance.now();
    this.#inFlight += 1;
    try {
      return await action();
    } finally {
      this.#inFlight -= 1;
      if (this.#inFlight === 0) this.#milliseconds += performance.now() - this.#startedAt;
    }
  }
}
