/** The calls to the API, in a chunk of their own: a first page comes with its data and makes none. */
export const loadApi = () => import(/* webpackChunkName: "api-calls" */ './api-calls');
