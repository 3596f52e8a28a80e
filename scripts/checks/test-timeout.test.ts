/** Jest's default time limit of a test in this file. */
const limit = () => {
  const states = Object.getOwnPropertySymbols(globalThis).map((name) => Reflect.get(globalThis, name));
  return states.find((state) => typeof state?.testTimeout === 'number')?.testTimeout;
};

test('a test may take three minutes where nothing else is said', () => {
  expect(limit()).toBe(180_000);
});
