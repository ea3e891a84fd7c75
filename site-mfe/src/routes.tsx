import { lazyPage } from '@stillsam/platform';
import type { RouteObject } from 'react-router-dom';

export const routes: RouteObject[] = [
  {
    path: '/kunskapsbibliotek',
    ...lazyPage('library-page', () => import(/* webpackChunkName: "library-page" */ './pages/library/library-page')),
  },
];
