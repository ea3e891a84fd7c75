import admin from './admin-mfe/jest.config.mjs';
import api from './api/jest.config.mjs';
import exercises from './exercises-mfe/jest.config.mjs';
import libs from './libs/jest.config.mjs';
import ui from './libs/ui/jest.config.mjs';
import shell from './shell/jest.config.mjs';
import site from './site-mfe/jest.config.mjs';
import tools from './tools/jest.config.mjs';
import { TEST_TIMEOUT_MS } from './tools/jest/preset.mjs';

/** Every unit and page test; integration tests have a configuration of their own. */
export default {
  testTimeout: TEST_TIMEOUT_MS,
  projects: [shell, site, exercises, admin, api, ui, libs, tools].flatMap((part) => part.projects ?? part),
};
