/** What calls the API, fetched on first use. */
export const loadCalls = () => import(/* webpackChunkName: "calls" */ '@stillsam/forms/calls');

/** For a call whose failure is ignored. */
export const withCalls = (use: (calls: Awaited<ReturnType<typeof loadCalls>>) => void) =>
  void loadCalls().then(use, () => undefined);
