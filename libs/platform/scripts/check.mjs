/** Fails when surface.md is not the report of the present sources. */
import { printSurface, readReport } from './surface.mjs';

if (readReport() !== (await printSurface())) {
  console.error('The surface of libs/platform changed; run npm run surface -w @stillsam/platform.');
  process.exit(1);
}
