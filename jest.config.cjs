const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

const base = {
  runtime: '<rootDir>/shared/testing/jest/kept-scripts.cjs',
  transform: {
    '^.+\\.(t|j)sx?$': swc,
    '^.+/node_modules/.+\\.mjs$': swc,
    '\\.svg$': '<rootDir>/shared/testing/jest/svg-text.cjs',
  },
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json', 'node'],
  moduleNameMapper: {
    '^(.*\\.json)\\?.*$': '$1',
    '\\.css$': '<rootDir>/shared/testing/jest/css-modules.cjs',
    '\\.(woff2|ttf)(\\?.*)?$': '<rootDir>/shared/testing/jest/asset.cjs',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/.cache', '/dist/'],
};

/** Folders of shared that a browser and the server both read: they ask for no page, and none is made for their tests. */
const PURE = 'api|contract|domain|webpack';

const ofBrowser = {
  ...base,
  rootDir: __dirname,
  transformIgnorePatterns: [
    '/node_modules/(?!(axios|idb|@internationalized|flatbush|flatqueue|robust-predicates|supercluster|kdbush|clipper2-ts|qr)/)',
  ],
};

/** Browser code runs in jsdom, server, build and pure code in Node. */
module.exports = {
  // There for a test that hangs: a machine under load takes ten times as long as one that is quiet. Jest reads it here
  // alone; of a project it is ignored.
  testTimeout: Number(process.env.TEST_TIMEOUT ?? 180_000),
  testSequencer: '<rootDir>/shared/testing/jest/slow-first.cjs',
  projects: [
    {
      ...ofBrowser,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      // What browsers are given of it: its main file looks for its folder by the address of the page.
      moduleNameMapper: {
        ...base.moduleNameMapper,
        '^pdfkit$': '<rootDir>/node_modules/pdfkit/js/pdfkit.browser.js',
      },
      setupFiles: ['<rootDir>/shared/testing/jest/jest-setup.cjs'],
      setupFilesAfterEnv: ['<rootDir>/shared/testing/jest/jest-matchers.cjs'],
      testMatch: [
        `<rootDir>/shared/!(${PURE})/**/*.test.ts?(x)`,
        '<rootDir>/shell/**/*.test.ts?(x)',
        '<rootDir>/mf-*/**/*.test.ts?(x)',
      ],
    },
    {
      ...ofBrowser,
      displayName: 'pure',
      testEnvironment: 'node',
      testMatch: [`<rootDir>/shared/@(${PURE})/**/*.test.ts?(x)`],
    },
    {
      ...base,
      displayName: 'server',
      rootDir: __dirname,
      testEnvironment: 'node',
      testMatch: ['<rootDir>/@(server|scripts|tools)/**/*.test.ts'],
      transformIgnorePatterns: [
        '/node_modules/(?!(.*/)?(cookie|content-disposition|marked|openid-client|oauth4webapi|jose|flatbush|flatqueue|robust-predicates|@internationalized|age-encryption|@noble|@scure|clipper2-ts)/)',
      ],
    },
  ],
};
