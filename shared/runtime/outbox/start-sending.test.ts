import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { setRuntime } from '../../testing/render-with-runtime';
import { connectivity } from '../http/connectivity';
import { outbox } from './outbox';
import { startSending } from './start-sending';

let mockBroken = false;
const mockAsked = jest.fn();
const mockStart = jest.fn();
jest.mock('./internal/sender', () => {
  mockAsked();
  if (mockBroken) throw new Error('the file did not arrive');
  return { outboxSender: { start: mockStart } };
});

test('the sender is loaded with the first item, and when the network returns if loading failed', async () => {
  setRuntime();
  mockBroken = true;
  const started = startSending();
  await waitFor(() => expect(outbox.ready).toBe(true));
  expect(mockAsked).not.toHaveBeenCalled();
  await outbox.add({ call: 'report', body: {} });
  await waitFor(() => expect(connectivity.online).toBe(false));
  expect(mockAsked).toHaveBeenCalledTimes(1);
  mockBroken = false;
  connectivity.answered();
  await started;
  expect(mockAsked).toHaveBeenCalledTimes(2);
  expect(mockStart).toHaveBeenCalledTimes(1);
  await outbox.remove(outbox.items[0]?.uuid ?? '');
});
