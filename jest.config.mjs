/** Every unit and page test; integration tests have a configuration of their own. */
export default {
  projects: [
    '<rootDir>/shell/jest.config.mjs',
    '<rootDir>/site-mfe/jest.config.mjs',
    '<rootDir>/exercises-mfe/jest.config.mjs',
    '<rootDir>/admin-mfe/jest.config.mjs',
    '<rootDir>/api/jest.config.mjs',
    '<rootDir>/libs/ui/jest.config.mjs',
    '<rootDir>/libs/jest.config.mjs',
    '<rootDir>/tools/jest.config.mjs',
  ],
};
