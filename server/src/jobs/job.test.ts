import { startJobs } from './job';

afterEach(() => jest.useRealTimers());

it('runs at its interval, never twice at once, and survives a failure', async () => {
  jest.useFakeTimers();
  let finish = (): void => undefined;
  const slow = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const failing = jest.fn(async () => {
    throw new Error('no');
  });
  const errors: string[] = [];
  const jobs = startJobs(
    [
      { name: 'slow', every: 1000, run: slow },
      { name: 'failing', every: 1000, atStart: true, run: failing },
    ],
    {
      done: (name) => errors.push(`${name}: done`),
      failed: (name, error) => errors.push(`${name}: ${error.message}`),
    },
  );
  await jest.advanceTimersByTimeAsync(3500);
  jobs.poke('slow');
  expect(slow).toHaveBeenCalledTimes(1);
  expect(failing).toHaveBeenCalledTimes(4);
  expect(errors[0]).toBe('failing: no');
  finish();
  await jobs.stop();
  await jest.advanceTimersByTimeAsync(5000);
  expect(slow).toHaveBeenCalledTimes(1);
});
