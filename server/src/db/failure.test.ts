import { failureOf } from './failure';

const error = (message: string, code?: string) => Object.assign(new Error(message), code && { code });

it.each([
  ['away', error('terminating connection due to administrator command', '57P01')],
  ['away', error('the database system is starting up', '57P03')],
  ['away', error('connection failure', '08006')],
  ['away', error('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
  ['away', error('Connection terminated unexpectedly')],
  ['away', error('Client has encountered a connection error and is not queryable')],
  ['busy', error('timeout exceeded when trying to connect')],
  ['busy', error('canceling statement due to lock timeout', '55P03')],
  ['busy', error('canceling statement due to statement timeout', '57014')],
  ['collision', error('deadlock detected', '40P01')],
  ['full', error('could not extend file', '53100')],
  ['full', error('ENOSPC: no space left on device, write', 'ENOSPC')],
])('is %s: %s', (failure, thrown) => {
  expect(failureOf(thrown)).toBe(failure);
});

it.each([error('duplicate key', '23505'), error('x is not a function'), new Error(''), undefined])(
  'is our own fault: %s',
  (thrown) => {
    expect(failureOf(thrown)).toBeNull();
  },
);
