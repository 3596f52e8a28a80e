import { listWarmUpJob } from './ahead';

test('lists are made one after another, at the start too, and none once the server ends', async () => {
  const told: string[] = [];
  const ending = new AbortController();
  const make = (name: string) => async () => {
    told.push(`${name} begins`);
    await new Promise((done) => setTimeout(done, 5));
    told.push(`${name} is there`);
    if (name === 'places') ending.abort();
  };
  const job = listWarmUpJob({ ahead: [make('cases'), make('places'), make('species')] });
  expect(job.atStart).toBe(true);
  await job.run(ending.signal);
  expect(told).toEqual(['cases begins', 'cases is there', 'places begins', 'places is there']);
});
