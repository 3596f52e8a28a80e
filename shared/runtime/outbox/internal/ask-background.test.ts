import { askBackground } from './ask-background';

const worker = (found: unknown) =>
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => found },
  });
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('background sending is registered where the browser offers it, and its absence or refusal is no failure', async () => {
  const register = jest.fn(async () => undefined);
  await askBackground();
  for (const found of [undefined, {}, { sync: { register } }]) {
    worker(found);
    await askBackground();
  }
  expect(register.mock.calls).toEqual([['outbox']]);
  worker({ sync: { register: () => Promise.reject(new DOMException('', 'NotAllowedError')) } });
  await expect(askBackground()).resolves.toBeUndefined();
});
