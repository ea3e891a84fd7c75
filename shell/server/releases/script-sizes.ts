import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Sizes of scripts as browsers get them: by brotli at its default quality, 11, as the release's `.br` files are. */
export class ScriptSizes {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #sizes = new Map<string, number>();

  /** @param texts by file name. */
  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts;
  }

  /** Compressed bytes of several files. One after the other, so that pages that are served find a free thread. */
  async sumOf(files: readonly string[]): Promise<number> {
    let sum = 0;
    for (const file of files) sum += await this.#sizeOf(file);
    return sum;
  }

  async #sizeOf(file: string): Promise<number> {
    const known = this.#sizes.get(file);
    if (known !== undefined) return known;
    const { length } = await compress(this.#texts.get(file) ?? '');
    this.#sizes.set(file, length);
    return length;
  }
}
