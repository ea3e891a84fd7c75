import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import wasm from '@resvg/resvg-wasm/index_bg.wasm';

/** Draws the SVG it was started with and posts the PNG. A thread of its own: drawing takes some 100 ms. */
async function draw(svg: string): Promise<void> {
  await initWasm(Buffer.from(wasm.slice(wasm.indexOf(',') + 1), 'base64'));
  const png = new Resvg(svg).render().asPng();
  parentPort?.postMessage(png);
}

void draw(String(workerData));
