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
  transform: { '^.+\\.(t|j)sx?$': swc, '^.+/node_modules/.+\\.mjs$': swc },
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json', 'node'],
  moduleNameMapper: {
    '^(.*\\.json)\\?.*$': '$1',
    '\\.css$': '<rootDir>/shared/testing/css-modules.cjs',
    '\\.(svg|woff2|ttf)(\\?.*)?$': '<rootDir>/shared/testing/asset.cjs',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/.cache', '/dist/'],
};

/** Browser code runs in jsdom, server and build code in Node. */
module.exports = {
  projects: [
    {
      ...base,
      displayName: 'browser',
      rootDir: __dirname,
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/shared/testing/jest-setup.cjs'],
      setupFilesAfterEnv: ['<rootDir>/shared/testing/jest-matchers.cjs'],
      testMatch: [
        '<rootDir>/shared/**/*.test.ts?(x)',
        '<rootDir>/shell/**/*.test.ts?(x)',
        '<rootDir>/mf-*/**/*.test.ts?(x)',
      ],
      transformIgnorePatterns: [
        '/node_modules/(?!(axios|idb|@internationalized|flatbush|flatqueue|robust-predicates|supercluster|kdbush)/)',
      ],
    },
    {
      ...base,
      displayName: 'server',
      rootDir: __dirname,
      testEnvironment: 'node',
      testMatch: ['<rootDir>/server/**/*.test.ts', '<rootDir>/scripts/**/*.test.ts'],
      transformIgnorePatterns: [
        '/node_modules/(?!(.*/)?(cookie|content-disposition|flatbush|flatqueue|robust-predicates|@internationalized)/)',
      ],
    },
  ],
};
