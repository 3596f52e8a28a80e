import { isDataSaverOn, markSlowConnection } from './link';

const mark = (connection: object | undefined) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  const root = document.createElement('html');
  markSlowConnection(root);
  return root.dataset.link;
};
afterEach(() => Object.defineProperty(navigator, 'connection', { configurable: true, value: undefined }));

test.each([
  [{ effectiveType: '3g' }, 'slow'],
  [{ effectiveType: 'slow-2g' }, 'slow'],
  [{ effectiveType: '4g', saveData: true }, 'slow'],
  [{ effectiveType: '4g', saveData: false }, undefined],
  [undefined, undefined],
])('a connection with %j is classified as %s', (connection, expected) => {
  expect(mark(connection)).toBe(expected);
});

test('a slow connection alone does not mean data saving', () => {
  mark({ effectiveType: '2g' });
  expect(isDataSaverOn()).toBe(false);
});
