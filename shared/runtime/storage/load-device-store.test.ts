import { DATABASE_NAME } from './device-name';

/** Number of times that the store's code was loaded. */
let read = 0;

/** A page opened on a device with the given databases. */
async function opened(...names: string[]): Promise<typeof import('./load-device-store')> {
  jest.resetModules();
  read = 0;
  jest.doMock('./device-store', () => {
    read += 1;
    return { deviceStore: 'the store' };
  });
  const databases = async () => names.map((name) => ({ name, version: 1 }));
  Object.assign(globalThis, { indexedDB: { databases } });
  return import('./load-device-store');
}

test('a reader gets no values and loads no code while the device keeps nothing', async () => {
  const { deviceIfAny } = await opened('another program');
  expect(await deviceIfAny()).toBeNull();
  expect(read).toBe(0);
});

test.each([DATABASE_NAME, `${DATABASE_NAME}-apart`])('a device that has %s is opened', async (name) => {
  const { deviceIfAny } = await opened('another program', name);
  expect((await deviceIfAny())?.deviceStore).toBe('the store');
  expect(read).toBe(1);
});

test('after the first write the device is opened, whatever its disk accepted', async () => {
  const { loadDeviceStore: device, deviceIfAny } = await opened();
  await device();
  expect((await deviceIfAny())?.deviceStore).toBe('the store');
});

test('a browser that cannot list its databases is checked by opening the store', async () => {
  const { deviceIfAny } = await opened();
  Object.assign(globalThis, { indexedDB: {} });
  expect((await deviceIfAny())?.deviceStore).toBe('the store');
});
