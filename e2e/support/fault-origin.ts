import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../../tools/process.mjs';
import { rollBackLocally, makeRelease } from '../../tools/release/make-release.mjs';
import { createStaticOrigin } from '../../tools/static-origin.mjs';
import { eventually } from './shell-process';

/** A fault, called for each request: false passes the request on. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

/** An origin of a remote that releases altered builds and can fail on purpose. */
export class FaultOrigin {
  fault: Fault = () => false;
  readonly #server: http.Server;
  #number = 0;
  #looks = 0;

  private constructor(
    readonly part: 'site' | 'exercises',
    readonly origin: string,
    readonly directory: string,
    serve: http.Server,
  ) {
    this.#server = http.createServer((request, response) => {
      if (this.fault(request, response)) return;
      if (request.url === '/current.json') this.#looks += 1;
      serve.emit('request', request, response);
    });
  }

  static async start(part: 'site' | 'exercises', port: number): Promise<FaultOrigin> {
    const directory = await mkdtemp(path.join(tmpdir(), `stillsam-${part}-`));
    const serve = await createStaticOrigin({ name: part, directory, admin: undefined });
    const origin = new FaultOrigin(part, `http://localhost:${port}`, directory, serve);
    await origin.release();
    await new Promise<void>((resolve) => origin.#server.listen(port, '127.0.0.1', resolve));
    return origin;
  }

  /** Releases the part's build; `alter` changes one of its files first. @returns the version. */
  async release(
    alter: (text: string) => string = (text) => text,
    altered = 'server/server.cjs',
  ): Promise<string> {
    const source = await mkdtemp(path.join(tmpdir(), 'stillsam-build-'));
    await cp(path.join(repositoryRoot, `${this.part}-mfe/dist`), source, { recursive: true });
    const target = path.join(source, altered);
    await writeFile(target, alter(await readFile(target, 'utf8')));
    await Promise.all(['.br', '.gz'].map((ending) => rm(target + ending, { force: true })));
    this.#number += 1;
    await appendFile(path.join(source, 'server/server.cjs'), `\n// release ${this.#number}\n`);
    const { version } = await makeRelease(this.part, { directory: this.directory, source });
    await rm(source, { recursive: true });
    return version;
  }

  /** Resolves at the second poll of the live release, when all work of the first one has ended. */
  async lookedAt(): Promise<void> {
    const enough = this.#looks + 2;
    await eventually(async () => this.#looks >= enough);
  }

  /** Makes the release before the live one live again. */
  rollBack(): Promise<string> {
    return rollBackLocally(this.part, this.directory);
  }

  /** Changes one byte of a file of a release, but not its hash in the manifest. */
  async tamper(version: string, file: string): Promise<void> {
    const target = path.join(this.directory, version, file);
    for (const name of [target, `${target}.br`, `${target}.gz`]) {
      const bytes = await readFile(name).catch(() => null);
      // The server's bundle is not compressed.
      if (!bytes) continue;
      const last = bytes.length - 2;
      bytes[last] = (bytes[last] ?? 0) ^ 1;
      await writeFile(name, bytes);
    }
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    await rm(this.directory, { recursive: true, force: true });
  }
}
