import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { REMOTES } from './tools/releases.mjs';

/** The scopes that each part may lean on, by its Nx tag. A part that is not named here may lean on nothing. */
const MAY_LEAN_ON = {
  'scope:shell': 'platform paths ui contracts http-server forms my-plan releases',
  // Remotes are told apart by what they are, so that a new one needs no line here.
  'area:public':
    'platform paths ui contracts api-client post-html dates forms legal-figures my-plan notify-form read-aloud',
  'area:admin': 'platform paths ui contracts api-client post-html',
  // No api-client: what a visitor answers there never leaves the browser, by construction.
  'api:none': 'dates my-plan read-aloud platform paths ui notify-form',
  'scope:api': 'contracts dates http-server legal-figures paths post-html releases',
  'scope:api-client': 'contracts',
  'scope:forms': 'api-client legal-figures platform ui',
  'scope:my-plan': 'paths platform ui',
  'scope:read-aloud': 'platform post-html ui',
  'scope:notify-form': 'api-client forms platform',
  'scope:http-server': '',
  'scope:releases': '',
  'scope:platform': '',
  'scope:dates': '',
  'scope:legal-figures': 'dates paths platform',
  'scope:ui': 'dates paths platform',
  'scope:contracts': 'releases',
  'scope:paths': '',
  'scope:post-html': 'paths',
  'scope:e2e': 'paths',
  // Only the configurations of Jest import it, and this rule does not read those.
  'scope:testing': '',
  'scope:tools': 'contracts http-server releases',
};
const BOUNDARIES = Object.entries(MAY_LEAN_ON).map(([sourceTag, scopes]) => ({
  sourceTag,
  onlyDependOnLibsWithTags: scopes
    .split(' ')
    .filter(Boolean)
    .map((scope) => `scope:${scope}`),
}));

const REMOTE_FOLDERS = Object.values(REMOTES).map(({ folder }) => folder);
const FRONT_ENDS = [
  'shell/src/**',
  ...REMOTE_FOLDERS.map((folder) => `${folder}/src/**`),
  'libs/dates/src/**',
  'libs/forms/src/**',
  'libs/my-plan/src/**',
  'libs/notify-form/src/**',
  'libs/read-aloud/src/**',
  'libs/ui/src/**',
  'libs/platform/src/**',
];

/** In a front end: routes import pages, pages import features; a page imports no page, a feature no feature. */
const SIBLING_ZONES = ['shell', ...REMOTE_FOLDERS].flatMap((part) => [
  ...siblingZones(`${part}/src/pages`, 'A page imports no other page.'),
  ...siblingZones(`${part}/src/features`, 'A feature imports no other feature.'),
  {
    target: `./${part}/src/features`,
    from: `./${part}/src/pages`,
    message: 'A feature imports no page.',
  },
  // What features themselves build on.
  ...['api', 'forms'].map((ground) => ({
    target: `./${part}/src/${ground}`,
    from: [`./${part}/src/pages`, `./${part}/src/features`],
    message: 'The ground of features imports no page and no feature.',
  })),
]);

/** The rooms of the shell's server: each imports only those before it. */
const SHELL_ROOMS =
  'content config rendering releases document pages share-image http offline seo metrics'.split(' ');
const SHELL_ZONES = SHELL_ROOMS.slice(0, -1).map((room, index) => ({
  target: `./shell/server/${room}`,
  from: SHELL_ROOMS.slice(index + 1).map((later) => `./shell/server/${later}`),
  message: 'A room of the server imports only the rooms before it (SHELL_ROOMS in eslint.config.mjs).',
}));

/** A zone for each folder in `parent`: it imports nothing else that stands in `parent`. */
function siblingZones(parent, message) {
  return foldersOf(parent).map((folder) => ({
    target: `./${parent}/${folder}`,
    from: `./${parent}`,
    except: [`./${folder}`],
    message,
  }));
}

function foldersOf(parent) {
  const folder = path.join(import.meta.dirname, parent);
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

const NO_CALLS_BUT_BY_THE_CLIENT = {
  selector: "CallExpression[callee.name='fetch']",
  message: 'fetch is called in libs/api-client alone.',
};
const NO_BROWSER_DIALOGS = {
  selector: "CallExpression[callee.object.name='window'][callee.property.name=/^(alert|confirm|prompt)$/]",
  message: 'Use a Notice or a ConfirmDialog of libs/ui.',
};
const NO_INLINE_STYLE = {
  selector: "JSXAttribute[name.name='style']",
  message: 'The content security policy blocks inline styles: use a CSS Module.',
};
const FORM_WITHOUT_METHOD = {
  selector: "JSXOpeningElement[name.name='form']:not(:has(JSXAttribute[name.name='method']))",
  message: 'Without a method the browser puts what was typed into the address: post, but for a search.',
};
const FRONT_END_SYNTAX = [
  NO_CALLS_BUT_BY_THE_CLIENT,
  NO_BROWSER_DIALOGS,
  NO_INLINE_STYLE,
  FORM_WITHOUT_METHOD,
];
const SQL_IN_REPOSITORIES = {
  selector: "CallExpression[callee.property.name='query']",
  message: 'SQL stands in a repository file of its module (<noun>.repository.ts).',
};

/** A third person ends in s; a template that begins with a value is not judged. */
const NO_VERB = '/^(?!$|(can|may|cannot|never)\\b|(?!(is|as|was|its|this|always)\\b)[a-z-]*[a-rt-z]s\\b)/';
const TITLE_WITHOUT_VERB = [
  'CallExpression[callee.name=/^(it|test)$/]',
  'CallExpression[callee.callee.object.name=/^(it|test)$/]',
  'CallExpression[callee.tag.object.name=/^(it|test)$/]',
].flatMap((call) =>
  ['Literal[value', 'TemplateLiteral[quasis.0.value.raw'].map((title) => ({
    selector: `${call} > ${title}=${NO_VERB}].arguments:first-child`,
    message: 'The describe names the subject: begin the title with a verb in the third person.',
  })),
);

const ONLY_THE_ROUTER_SURFACE = {
  name: 'react-router',
  message: 'Import from react-router-dom: only its names exist at run time.',
};
const CALLS_NOTHING =
  'A part without API calls nothing: what is answered there never leaves the browser, by construction.';
/** Every other way that something could leave a browser by. */
const NO_WAYS_OUT = [
  'CallExpression[callee.property.name=/^(fetch|sendBeacon)$/]',
  'NewExpression[callee.name=/^(XMLHttpRequest|WebSocket|EventSource|WebTransport|Image)$/]',
  'NewExpression[callee.property.name=/^(XMLHttpRequest|WebSocket|EventSource|WebTransport|Image)$/]',
  'MemberExpression[property.name=/^(cookie|cookieStore)$/]',
].map((selector) => ({
  selector,
  message: CALLS_NOTHING,
}));

/** The one door out: an address and a purpose. */
const NO_DOOR_OUT = {
  group: ['@stillsam/notify-form', '@stillsam/notify-form/*', '**/notify-form/**'],
  message: 'Only coming-soon pages may ask for an address: what an exercise knows stays in the browser.',
};
const NO_CALLS = {
  group: ['@stillsam/api-client', '@stillsam/api-client/*', '**/api-client/**', '@stillsam/contracts'],
  message: CALLS_NOTHING,
};
/** Rules of a remote without API; only its named pages may use libs/notify-form. */
function rulesWithoutApi({ folder, pagesWithNotifyForm = [] }) {
  const source = `${folder}/src/**/*.{ts,tsx}`;
  const imports = (...patterns) => ({
    'no-restricted-imports': ['error', { paths: [ONLY_THE_ROUTER_SURFACE], patterns }],
  });
  return [
    {
      files: [source],
      rules: {
        'no-restricted-syntax': ['error', ...FRONT_END_SYNTAX, ...NO_WAYS_OUT],
        ...imports(NO_DOOR_OUT, NO_CALLS),
      },
    },
    ...pagesWithNotifyForm.map((page) => ({
      files: [`${folder}/src/pages/${page}/**`],
      rules: imports(NO_CALLS),
    })),
  ];
}

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      'releases/**',
      '.stillsam/**',
      '.nx/**',
      '**/test-results/**',
      '**/playwright-report/**',
      'libs/contracts/src/generated/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    plugins: { '@nx': nx, 'import-x': importX },
    languageOptions: { globals: { ...globals.node } },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.mjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.json'] })],
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': ['error', { zones: [...SIBLING_ZONES, ...SHELL_ZONES] }],
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          // tsconfig maps the router to the names that libs/platform shares at run time; it is no part of that
          // library. What begins with # is one module in the browser and another on the server (package.json).
          // content/ is data that any part may read.
          allow: [
            '^react-router-dom$',
            '^#',
            '../../../../content/**',
            '../../../content/**',
            '../../content/**',
          ],
          depConstraints: BOUNDARIES,
          banTransitiveDependencies: false,
        },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-console': 'off',
      eqeqeq: ['error', 'smart'],
    },
  },
  {
    // Nest reads constructor types at run time: they are values there.
    files: ['api/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['api/src/modules/**/*.ts'],
    ignores: ['**/*.repository.ts'],
    rules: { 'no-restricted-syntax': ['error', SQL_IN_REPOSITORIES] },
  },
  {
    files: FRONT_ENDS.map((folder) => `${folder}/*.{ts,tsx}`),
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-syntax': ['error', ...FRONT_END_SYNTAX],
      'no-restricted-imports': ['error', { paths: [ONLY_THE_ROUTER_SURFACE] }],
    },
  },
  {
    // It asks the shell, not the API.
    files: ['shell/src/views/view-token.ts'],
    rules: { 'no-restricted-syntax': ['error', NO_BROWSER_DIALOGS, NO_INLINE_STYLE] },
  },
  ...Object.values(REMOTES)
    .filter(({ tags }) => tags.includes('api:none'))
    .flatMap(rulesWithoutApi),
  {
    // The router's own surface, and specs, which render with the whole router.
    files: ['libs/platform/src/**', '**/*.spec.{ts,tsx}'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['**/*.spec.{ts,tsx}', '**/test/**', 'e2e/**', 'bench/**', 'tools/**'],
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: { 'no-restricted-syntax': ['error', NO_BROWSER_DIALOGS] },
  },
  {
    files: ['**/*.spec.{ts,tsx,mjs}'],
    rules: { 'no-restricted-syntax': ['error', NO_BROWSER_DIALOGS, ...TITLE_WITHOUT_VERB] },
  },
  {
    // Build files and scripts share tools/ by path; nothing of it reaches a bundle.
    files: ['**/*.config.mjs', '**/scripts/**', 'e2e/**', 'bench/**', 'tools/**', 'api/test/**'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  prettier,
);
