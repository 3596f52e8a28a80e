import { WorkStore } from './work-store';

const signal = (): AbortSignal => new AbortController().signal;

test('counts are shown once known, and kept while they are asked again', async () => {
  const store = new WorkStore(async () => ({ fresh: 4, suspicious: 1 }));
  const first = store.load(signal());
  expect(store.state).toBe('loading');
  await first;
  expect(store.counts).toEqual({ fresh: 4, suspicious: 1 });
  const again = store.load(signal());
  expect(store.state).toBe('ready');
  await again;
});

test('a failure is said, an abandoned request is not', async () => {
  const store = new WorkStore(() => Promise.reject(new Error('network')));
  await store.load(signal());
  expect(store.state).toBe('error');
  const control = new AbortController();
  const other = new WorkStore(() => Promise.reject(new Error('aborted')));
  control.abort();
  await other.load(control.signal);
  expect(other.state).toBe('loading');
});
