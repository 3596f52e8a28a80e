import { sendInBackground } from '@ciguawatch/shared/runtime/outbox/background';
import { backgroundWork } from './background-work';

jest.mock('@ciguawatch/shared/runtime/outbox/background', () => ({ sendInBackground: jest.fn() }));
const send = jest.mocked(sendInBackground);

const pages = (...states: DocumentVisibilityState[]) => ({
  matchAll: async () => states.map((visibilityState) => ({ visibilityState })),
});

beforeEach(() => send.mockReset().mockResolvedValue(true));

test('a visible page sends by itself', async () => {
  await backgroundWork(pages('hidden', 'visible'));
  expect(send).not.toHaveBeenCalled();
});

test('with no page open or visible the worker sends, and asks to be called again for the remaining items', async () => {
  await backgroundWork(pages());
  await backgroundWork(pages('hidden'));
  expect(send).toHaveBeenCalledTimes(2);
  send.mockResolvedValue(false);
  await expect(backgroundWork(pages())).rejects.toThrow();
});
