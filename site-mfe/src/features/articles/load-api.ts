import { nextTask } from '@stillsam/platform';

const importCalls = () => import(/* webpackChunkName: "api-calls" */ './api-calls');

type ApiCalls = Awaited<ReturnType<typeof importCalls>>;

let calls: ApiCalls | undefined;

/**
 * The calls to the API, in a chunk of their own: a first page comes with its data and makes none. The press that
 * needs them is answered before they are asked for.
 */
export async function loadApi(): Promise<ApiCalls> {
  if (calls) return calls;
  await nextTask();
  return (calls = await importCalls());
}
