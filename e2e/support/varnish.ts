import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../../tools/process.mjs';
import { eventually } from './shell-process';

const CONFIGURATION = path.join(repositoryRoot, 'tools/varnish/stillsam.vcl');
/** Debian keeps it out of the path of ordinary users. */
const PROGRAM = ['/usr/sbin/varnishd', '/usr/local/sbin/varnishd'].find((file) => existsSync(file));

/** Whether Varnish and its module of tags are installed. */
export const hasVarnish = () =>
  PROGRAM !== undefined && spawnSync(PROGRAM, ['-C', '-f', CONFIGURATION]).status === 0;

/** Debian's Varnish in front of a shell, with the product's configuration. */
export class Varnish {
  private constructor(
    readonly origin: string,
    readonly child: ChildProcess,
    readonly directory: string,
  ) {}

  /** @param shellPort of the shell, which need not listen yet. */
  static async start(port: number, shellPort: number): Promise<Varnish> {
    const directory = await mkdtemp(path.join(tmpdir(), 'stillsam-varnish-'));
    const configuration = path.join(directory, 'stillsam.vcl');
    const text = await readFile(CONFIGURATION, 'utf8');
    await writeFile(configuration, text.replace('"4200"', `"${shellPort}"`));
    const child = spawn(
      PROGRAM ?? 'varnishd',
      [
        '-F',
        // No other user than the test's, whose folder it works in.
        '-j',
        'none',
        '-a',
        `127.0.0.1:${port}`,
        '-f',
        configuration,
        '-n',
        path.join(directory, 'work'),
        '-s',
        'malloc,64m',
      ],
      { stdio: 'ignore' },
    );
    const varnish = new Varnish(`http://127.0.0.1:${port}`, child, directory);
    // Without a shell the response is a 503 of Varnish.
    await eventually(async () => (await fetch(varnish.origin)).status > 0);
    return varnish;
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    await ended;
    await rm(this.directory, { recursive: true, force: true });
  }
}
