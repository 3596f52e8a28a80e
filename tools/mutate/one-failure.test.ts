import OneFailure from './one-failure.cjs';

interface Told {
  mode?: string;
  errors: string[];
}
const FAULT = '__STRYKER_ACTIVE_MUTANT__';

/** Runs tests in sequence (true fails); returns which of them ran. */
async function run(tests: readonly boolean[]): Promise<boolean[]> {
  const ran: boolean[] = [];
  for (const fails of tests) {
    const test: Told = { errors: [] };
    await OneFailure.onTestEvent({ name: 'test_start', test });
    ran.push(test.mode !== 'skip');
    if (test.mode === 'skip') continue;
    if (fails) test.errors.push('no');
    await OneFailure.onTestEvent({ name: 'test_done', test });
  }
  return ran;
}

afterEach(() => {
  delete process.env[FAULT];
});

test('after the test that noticed a mutation no other one is run for it', async () => {
  process.env[FAULT] = '7';
  expect(await run([false, true, false, true])).toEqual([true, true, false, false]);
  process.env[FAULT] = '8';
  expect(await run([false, true, false])).toEqual([true, true, false]);
});

test('without a mutation every test is run, whatever fails', async () => {
  expect(await run([true, false, true])).toEqual([true, true, true]);
});
