import { Changes } from '../../db/changes/changes';
import { Known } from './known';

/** A database with one number, which is looked at only when the test lets it. */
function setUp(told: Changes['told']) {
  const changes = new Changes();
  changes.told = told;
  const at = { now: 0, value: 1, looks: 0 };
  let gate: Promise<void> = Promise.resolve();
  const known = new Known(
    { changes },
    ['location'],
    async () => {
      at.looks += 1;
      const seen = at.value;
      await gate;
      return seen;
    },
    () => at.now,
  );
  const close = () => {
    let open = (): void => undefined;
    gate = new Promise((done) => {
      open = done;
    });
    return () => open();
  };
  return { changes, at, known, close };
}
const settled = () => new Promise((done) => setImmediate(done));

test('what is known needs no question until this process has written, or was told', async () => {
  const { changes, at, known } = setUp('all');
  expect(known.held()).toBeNull();
  expect(await known.current()).toBe(1);
  expect(known.held()).toBe(1);
  for (const change of [
    () => changes.wrote(['location']),
    () => changes.heard(['location']),
    () => changes.wrote('all'),
  ]) {
    at.value += 1;
    change();
    expect(known.held()).toBeNull();
    expect(await known.current()).toBe(at.value);
  }
  changes.wrote(['specie', 'rate_limit']);
  expect(known.held()).toBe(at.value);
  expect(at.looks).toBe(4);
});

test('where nobody tells, a look counts for 250 ms', async () => {
  const { at, known } = setUp('none');
  await known.current();
  at.now = 249;
  expect(known.held()).toBe(1);
  at.now = 250;
  at.value = 2;
  expect(known.held()).toBeNull();
  expect(await known.current()).toBe(2);
});

test('where others tell, what was never told is found by a look behind the answer', async () => {
  const { at, known } = setUp('all');
  await known.current();
  at.value = 2;
  at.now = 250;
  expect(known.held()).toBe(1);
  await settled();
  expect(known.held()).toBe(2);
  at.value = 3;
  at.now = 60_000;
  // Nobody has asked for a minute: this one is not answered with what was known then.
  expect(known.held()).toBeNull();
  expect(await known.current()).toBe(3);
});

test('where nobody else can write, nothing is looked at again', async () => {
  const { changes, at, known } = setUp('alone');
  await known.current();
  at.now = 3_600_000;
  expect(known.held()).toBe(1);
  await settled();
  expect(at.looks).toBe(1);
  changes.wrote(['location']);
  expect(known.held()).toBeNull();
});

test('a look that began before a change does not stand for the time after it', async () => {
  const { changes, at, known, close } = setUp('all');
  const open = close();
  const early = known.current();
  at.value = 2;
  changes.wrote(['location']);
  const late = known.current();
  open();
  expect(await Promise.all([early, late])).toEqual([1, 2]);
  expect(known.held()).toBe(2);
  expect(at.looks).toBe(2);
});

test('those that ask together wait for one look, and a failure is told to all and not kept', async () => {
  const { at, known, close } = setUp('none');
  const open = close();
  const all = Promise.all([known.current(), known.current(), known.current()]);
  open();
  expect(await all).toEqual([1, 1, 1]);
  expect(at.looks).toBe(1);
  const changes = new Changes();
  let down = true;
  const failing = new Known({ changes }, ['location'], async () => {
    if (down) throw new Error('down');
    return 1;
  });
  await expect(failing.current()).rejects.toThrow('down');
  down = false;
  expect(await failing.current()).toBe(1);
});
