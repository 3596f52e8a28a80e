import { DuplicateSingletonError, forgetSingletons, singleton, singletons } from './singleton';

afterEach(forgetSingletons);

test('a second copy of a singleton fails with its name', () => {
  singleton('session', () => 1);
  expect(singletons()).toEqual(['session']);
  expect(() => singleton('session', () => 2)).toThrow(DuplicateSingletonError);
  expect(() => singleton('session', () => 2)).toThrow(/"session" was loaded twice/);
});

test('a module evaluated twice in one page is noticed', async () => {
  await import('../page/clock');
  jest.resetModules();
  await expect(import('../page/clock')).rejects.toThrow(/"clock" was loaded twice/);
});
