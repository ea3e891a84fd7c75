export const loadLateParts = () => import(/* webpackChunkName: "late-parts" */ './late-parts');
