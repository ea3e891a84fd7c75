import { createRequire } from 'node:module';
import path from 'node:path';
import { isProduction } from './base.mjs';

const require = createRequire(import.meta.url);
const routerFolder = path.dirname(require.resolve('react-router/package.json'));
const routerBuild = path.join(routerFolder, isProduction ? 'dist/production' : 'dist/development');

/** react-router's exports name only its development build; these aliases choose by NODE_ENV. */
export const routerAliases = {
  'react-router/dom$': path.join(routerBuild, 'dom-export.mjs'),
  'react-router$': path.join(routerBuild, 'index.mjs'),
};
