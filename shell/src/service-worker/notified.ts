import { persistedState } from '@stillsam/platform/persisted-state';

/** True from the fold of the notice about a spell without network until the network is back. Each page is a document of its own. */
export const notified = persistedState({
  key: 'stillsam-offline',
  initial: false,
  parse: (text) => text === 'true',
  storage: () => sessionStorage,
});
