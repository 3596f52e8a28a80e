/**
 * What `npm run mutate` changes, area by area: rules whose faults nobody would see on a screen.
 *
 * - `change`: files that are changed, one fault at a time; tests never are.
 * - `judge`: tests that must notice. The fewer, the faster: each fault runs all those that reach it.
 * - `side`: `pure` is browser code that needs no browser, `browser` and `server` as in jest.config.cjs.
 */
export const AREAS = [
  {
    name: 'statistics',
    side: 'pure',
    change: ['shared/domain/statistics/**/*.ts', '!shared/domain/statistics/outbreak.ts'],
    judge: ['shared/domain/statistics/**/*.test.ts'],
  },
  {
    name: 'outbreaks',
    side: 'pure',
    change: ['shared/domain/statistics/outbreak.ts'],
    judge: ['shared/domain/statistics/outbreak*.test.ts'],
  },
  {
    name: 'validation',
    side: 'pure',
    change: [
      'shared/domain/report/**/*.ts',
      'shared/domain/text/validators.ts',
      'shared/domain/account/**/*.ts',
      'shared/domain/codes/age.ts',
      'shared/domain/time/event-time.ts',
    ],
    judge: ['shared/domain/{report,text,account,codes,time}/**/*.test.ts', 'shared/api/report/**/*.test.ts'],
  },
  {
    name: 'sync',
    side: 'browser',
    change: ['shared/runtime/sync/**/*.ts'],
    judge: ['shared/runtime/sync/**/*.test.ts?(x)'],
  },
  {
    name: 'outbox',
    side: 'browser',
    change: ['shared/runtime/outbox/**/*.ts'],
    judge: ['shared/runtime/outbox/**/*.test.ts?(x)'],
  },
  {
    name: 'session',
    side: 'browser',
    change: ['shared/runtime/session/**/*.ts'],
    judge: ['shared/runtime/session/**/*.test.ts?(x)'],
  },
  {
    name: 'access',
    side: 'pure',
    change: ['shared/contract/{access,decide,roles,paths}.ts'],
    judge: ['shared/contract/*.test.ts'],
  },
  {
    name: 'server-access',
    side: 'server',
    change: ['server/src/http/who.ts', 'server/src/modules/auth/who-asks.ts'],
    judge: ['server/test/{matrix,auth}.test.ts'],
  },
  {
    name: 'public-rows',
    side: 'server',
    change: ['server/src/modules/cases/public-rows.ts'],
    judge: ['server/test/cases/{withheld,list}.test.ts'],
  },
  {
    name: 'stored-columns',
    side: 'server',
    change: ['server/src/modules/cases/columns.ts'],
    judge: ['server/src/modules/cases/columns.test.ts'],
  },
];
