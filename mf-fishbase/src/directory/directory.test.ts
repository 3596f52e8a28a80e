import type { CollectionState } from '@ciguawatch/shared/runtime/sync/collection';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { runInAction } from 'mobx';
import { directory } from './directory';

const set = (states: Partial<Record<'case' | 'location' | 'coverage', CollectionState>>) =>
  runInAction(() => {
    for (const [name, state] of Object.entries(states))
      collections[name as 'case' | 'location' | 'coverage'].state = state;
  });

test('levels wait for reports, places and coverage, or until these could not be loaded', () => {
  set({ case: 'ready', location: 'loading', coverage: 'ready' });
  expect([directory.counted, directory.isRated]).toEqual([true, false]);
  set({ location: 'ready', coverage: 'empty' });
  expect(directory.isRated).toBe(false);
  set({ coverage: 'stale' });
  expect(directory.isRated).toBe(true);
  set({ location: 'error' });
  expect(directory.isRated).toBe(true);
  set({ case: 'loading' });
  expect(directory.isRated).toBe(false);
});
