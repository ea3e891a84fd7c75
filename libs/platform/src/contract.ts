import type { RouteObject } from 'react-router';

/** The sole exposed module of a remote, in the browser and on the server alike. */
export interface RemoteModule {
  contract: number;
  /** Routes with absolute paths, mounted below the shell's layout. */
  routes: RouteObject[];
}

/** `handle` of a remote's route. */
export interface RemoteRouteHandle {
  /** Name of the page's chunk, so that the server can inline its style and preload its script. */
  chunk: string;
}
