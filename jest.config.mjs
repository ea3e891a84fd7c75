import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { frontEndProjects, nodeProject, TEST_TIMEOUT_MS } from '@stillsam/testing';

const root = import.meta.dirname;
/** The folders of a checkout, which a sparse one has fewer of. */
const FOLDERS = [...readdirSync(root), ...readdirSync(path.join(root, 'libs')).map((lib) => `libs/${lib}`)];
/** Parts of which nothing runs in a browser. */
const NODE_PARTS = ['api', 'tools', 'libs/contracts', 'libs/releases'];
const isFrontEnd = (folder) => !NODE_PARTS.includes(folder) && existsSync(path.join(root, folder, 'src'));

const OVERRIDES = {
  // What needs neither a database nor a network.
  api: { roots: ['<rootDir>/src'] },
  'admin-mfe': {
    // msw/node exists only for Node, and the jsdom environment resolves browser builds by default.
    testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
    setupFilesAfterEnv: [path.join(root, 'admin-mfe/test/setup.mjs')],
  },
};

/** The unit tests of every part; those of one are chosen by its folder: `--selectProjects libs/ui`. */
export default {
  // Jest goes by that of the configuration it is started with alone.
  testTimeout: TEST_TIMEOUT_MS,
  projects: [
    ...FOLDERS.filter((folder) => NODE_PARTS.includes(folder)).map((part) =>
      nodeProject(part, OVERRIDES[part]),
    ),
    ...FOLDERS.filter(isFrontEnd).flatMap((part) => frontEndProjects(part, OVERRIDES[part])),
  ],
};
