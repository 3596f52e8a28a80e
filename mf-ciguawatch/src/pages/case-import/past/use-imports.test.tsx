import type { ImportItem } from '@ciguawatch/shared/api/schemas/desk/import';
import { setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { act, renderHook } from '@testing-library/react';
import { useImports } from './use-imports';

const harness = setUpPage();

test('what undoing an import said is replaced by what the next try and restoring say', async () => {
  const item = { id: 7 } as ImportItem;
  harness.server.on('GET', /^cw\/(case\/)?import/, { data: [] });
  const { result } = renderHook(() => useImports());
  const tones = () => harness.toasts.map((one) => one.split(':')[0]);
  const run = (action: 'undo' | 'restore') => act(async () => result.current.undo(item, action));
  harness.server.on('POST', 'cw/case/import/7/undo/', {
    status: 500,
    data: { code: 'server_error', message: '' },
  });
  await run('undo');
  expect(tones()).toEqual(['error']);
  harness.server.on('POST', 'cw/case/import/7/undo/', { data: { done: 3, left: [] } });
  await run('undo');
  expect(tones()).toEqual(['success']);
  const [undone] = harness.toasts;
  await run('restore');
  expect(tones()).toEqual(['success']);
  expect(harness.toasts[0]).not.toBe(undone);
});
