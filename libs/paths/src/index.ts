export * from './admin-paths';
export * from './letter-query';
export * from './origins';
export * from './page-kinds';
export * from './paths';
export * from './slugify';
