import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { repeat } from '@stillsam/http-server/repeat';

export interface Repeated extends NonNullable<Parameters<typeof repeat>[1]> {
  run: Parameters<typeof repeat>[0];
}

/** Work that a process repeats from its start on. Before it stops, it finishes the turn that it is in. */
export abstract class RepeatedTask implements OnApplicationBootstrap, BeforeApplicationShutdown {
  #loop: ReturnType<typeof repeat> | undefined;

  /** What is repeated, and how often. @returns undefined where this process has no part in it. */
  protected abstract task(): Repeated | undefined;

  onApplicationBootstrap(): void {
    const task = this.task();
    if (task) this.#loop = repeat(task.run, task);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#loop?.stop();
  }
}
