import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { createHash } from 'node:crypto';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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
  release(alter: (text: string) => string = (text) => text, altered = 'server/server.cjs'): Promise<string> {
    return this.#release(async (source) => void (await alterFile(path.join(source, altered), alter)));
  }

  /** Releases the part's build with another script for browsers, whose hash the entry carries. @returns the version. */
  releaseScript(name: RegExp, alter: (text: string) => string): Promise<string> {
    return this.#release(async (source) => {
      const browser = path.join(source, 'browser');
      const file = (await readdir(browser)).find((candidate) => name.test(candidate));
      if (!file) throw new Error(`The build has no ${name}`);
      const { before, after } = await alterFile(path.join(browser, file), alter);
      await alterFile(path.join(browser, 'remoteEntry.js'), (entry) =>
        entry.replace(sha384(before), sha384(after)),
      );
    });
  }

  async #release(change: (source: string) => Promise<void>): Promise<string> {
    const source = await mkdtemp(path.join(tmpdir(), 'stillsam-build-'));
    await cp(path.join(repositoryRoot, `${this.part}-mfe/dist`), source, { recursive: true });
    await change(source);
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

async function alterFile(
  target: string,
  alter: (text: string) => string,
): Promise<{ before: string; after: string }> {
  const before = await readFile(target, 'utf8');
  const after = alter(before);
  await writeFile(target, after);
  await Promise.all(['.br', '.gz'].map((ending) => rm(target + ending, { force: true })));
  return { before, after };
}

function sha384(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}
