export * from './admin-paths';
export * from './page-kinds';
export * from './origins';
export * from './page-kinds';
export * from './paths';
export * from './slugify';
