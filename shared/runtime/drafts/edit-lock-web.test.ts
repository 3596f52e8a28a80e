import { isEditLocked, takeEditLock } from './edit-lock';

/** A fake of the browser's lock manager: one holder per name, whose lock can be stolen. */
class FakeLocks {
  private readonly held = new Map<string, (error: Error) => void>();
  /** whether the browser refuses locks to this page */
  refuses = false;

  query = async () => ({ held: [...this.held.keys()].map((name) => ({ name })) });

  request = async (name: string, _options: LockOptions, work: () => Promise<void>): Promise<void> => {
    if (this.refuses) throw new Error('refused');
    this.held.get(name)?.(new Error('stolen'));
    const robbed = new Promise<never>((_done, reject) => {
      this.held.set(name, reject);
    });
    const own = this.held.get(name);
    try {
      await Promise.race([work(), robbed]);
    } finally {
      if (this.held.get(name) === own) this.held.delete(name);
    }
  };
}

let locks: FakeLocks;
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  locks = new FakeLocks();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
});
afterAll(() => Reflect.deleteProperty(navigator, 'locks'));

test('other tabs see the lock of a tab under its own name only, until it is released', async () => {
  const letGo = takeEditLock('draft.1', () => undefined);
  expect([await isEditLocked('draft.1'), await isEditLocked('draft.2')]).toEqual([true, false]);
  letGo();
  await settled();
  expect(await isEditLocked('draft.1')).toBe(false);
});

test('the tab that lost its lock is notified once; the one that took it is not', async () => {
  const [lost, other] = [jest.fn(), jest.fn()];
  takeEditLock('draft.1', lost);
  const letGo = takeEditLock('draft.1', other);
  await settled();
  expect([lost.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
  expect(await isEditLocked('draft.1')).toBe(true);
  letGo();
  await settled();
  expect(other).not.toHaveBeenCalled();
});

test('a tab that released its lock is not notified when another takes it', async () => {
  const lost = jest.fn();
  takeEditLock('draft.1', lost)();
  takeEditLock('draft.1', () => undefined);
  await settled();
  expect(lost).not.toHaveBeenCalled();
});

test('a browser that refuses locks leaves the page unlocked, as if no other tab existed', async () => {
  locks.refuses = true;
  const lost = jest.fn();
  takeEditLock('draft.1', lost);
  await settled();
  expect(lost).not.toHaveBeenCalled();
});
