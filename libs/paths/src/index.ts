export * from './admin-paths';
export * from './origins';
export * from './page-kinds';
export * from './paths';
export * from './slugify';
