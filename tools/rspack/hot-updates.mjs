import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

/**
 * What the browser build of a remote has in development alone, so that an open page takes up a change and keeps its
 * state (ADR 89). Hot updates lie in the folder of the release that they lead to.
 */
export function hotUpdates() {
  return {
    source: { refresh: true },
    // React asks one refresh runtime about all components: the shell's (shell/src/development/provide-refresh.ts).
    externals: { 'react-refresh/runtime': 'window stillsamRefresh' },
    exposes: {
      './hot': { import: fileURLToPath(new URL('./hot-client.mjs', import.meta.url)), name: 'hot' },
    },
    // A build with errors is no step that a page could be led on from.
    optimization: { emitOnErrors: false },
    plugins: [new rspack.HotModuleReplacementPlugin(), new ReactRefreshRspackPlugin()],
  };
}

export const NO_HOT_UPDATES = {
  source: {},
  externals: {},
  exposes: {},
  optimization: {},
  plugins: [],
};
