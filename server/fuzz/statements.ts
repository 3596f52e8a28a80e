import { AsyncLocalStorage } from 'node:async_hooks';
import { DefaultQueryExecutor } from 'kysely';

const counted = new AsyncLocalStorage<{ n: number }>();

const { executeQuery } = DefaultQueryExecutor.prototype;
jest.spyOn(DefaultQueryExecutor.prototype, 'executeQuery').mockImplementation(function (
  this: DefaultQueryExecutor,
  ...args
) {
  const count = counted.getStore();
  if (count) count.n += 1;
  return executeQuery.apply(this, args);
});

/** Runs `work` and counts the statements that it sends to the database. */
export async function countStatements<T>(work: () => Promise<T>): Promise<{ answer: T; statements: number }> {
  const count = { n: 0 };
  // A request begins when it is awaited: that has to be inside.
  const answer = await counted.run(count, async () => await work());
  return { answer, statements: count.n };
}
