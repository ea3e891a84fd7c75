import { Inject, Injectable } from '@nestjs/common';
import { openStore } from '@stillsam/releases/open-store';
import { readRegistry, type Remote } from '@stillsam/releases/registry';
import type { Store } from '@stillsam/releases/open-store';
import { API_CONFIG, type ApiConfig } from '../../config/env';

/** The remotes of the registry, and where their releases lie. */
@Injectable()
export class ReleaseStores {
  constructor(@Inject(API_CONFIG) private readonly config: ApiConfig) {}

  get isConfigured(): boolean {
    return this.config.releases.registryLocation !== undefined;
  }

  /** @returns none where no registry is named. @throws when it cannot be read. */
  async remotes(): Promise<readonly Remote[]> {
    const { registryLocation } = this.config.releases;
    return registryLocation === undefined ? [] : (await readRegistry(registryLocation)).remotes;
  }

  open(part: string): Promise<Store> {
    const { directory, bucket } = this.config.releases;
    return openStore(part, { directory, environment: bucket });
  }
}
