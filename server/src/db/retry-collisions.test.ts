import { retryCollisions } from './retry-collisions';

const failure = (code: string) => Object.assign(new Error('no'), { code });

/** A transaction that fails `times` times with a code, then returns how often it ran. */
function failing(times: number, code: string): () => Promise<number> {
  let runs = 0;
  return async () => {
    runs += 1;
    if (runs <= times) throw failure(code);
    return runs;
  };
}

it.each(['40001', '40P01'])(
  'runs a transaction again after %s, each time after a longer wait',
  async (code) => {
    const waits: number[] = [];
    expect(await retryCollisions(failing(3, code), async (ms) => waits.push(ms))).toBe(4);
    expect(waits.length).toBe(3);
    for (const [i, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(10 * 2 ** i);
      expect(wait).toBeLessThan(20 * 2 ** i);
    }
  },
);

it('gives up in the end, and never repeats what may have been committed', async () => {
  const wait = async () => undefined;
  await expect(retryCollisions(failing(99, '40001'), wait)).rejects.toMatchObject({ code: '40001' });
  const cut = jest.fn(failing(1, '57P01'));
  await expect(retryCollisions(cut, wait)).rejects.toMatchObject({ code: '57P01' });
  expect(cut).toHaveBeenCalledTimes(1);
});
