import { Changes } from '../../db/changes/changes';
import { KeptAnswers } from './kept-answers';
import { Known } from './known';

/** Answers of one text, whose version is a number; each is made only when the test lets it. */
function setUp() {
  const changes = new Changes();
  changes.told = 'all';
  const database = { version: 1 };
  const made: string[] = [];
  const gates: (() => void)[] = [];
  const answers = new KeptAnswers<{ version: number }>({
    state: new Known({ changes }, ['location'], async () => ({ ...database })),
    version: (key, { version }) => (key === 'none' ? null : String(version)),
    make: async () => {
      const version = String(database.version);
      made.push(version);
      await new Promise<void>((done) => gates.push(done));
      return { version, text: `[${version}]` };
    },
    headers: ({ version }) => ({ 'x-sync-at': `t${version}` }),
  });
  const write = () => {
    database.version += 1;
    changes.wrote(['location']);
  };
  const open = async () => {
    await settled();
    gates.shift()?.();
  };
  const ask = async () => {
    const answer = await answers.current('a');
    return [answer?.ready.identity?.toString(), answer?.headers['x-sync-at']];
  };
  return { answers, made, write, open, ask };
}
const settled = () => new Promise((done) => setTimeout(done, 20));

test('one is made for all that ask, and kept until something is written', async () => {
  const { answers, made, open, ask } = setUp();
  expect(answers.held('a')).toBeNull();
  const all = Promise.all([ask(), ask(), ask()]);
  await open();
  await open();
  expect(await all).toEqual(Array(3).fill(['[1]', 't1']));
  expect(made).toEqual(['1']);
  expect(answers.held('a')).toBe(answers.held('a'));
  expect(await ask()).toEqual(['[1]', 't1']);
  expect(await answers.current('none')).toBeNull();
});

test('who asks first after a change waits for it; who comes meanwhile gets the one of before, with its own time', async () => {
  const { answers, made, write, open, ask } = setUp();
  const first = ask();
  await open();
  await first;
  write();
  expect(answers.held('a')).toBeNull();
  const writer = ask();
  await settled();
  expect(await ask()).toEqual(['[1]', 't1']);
  // Another change while it is made: whoever asks first after that one waits too, for one that holds both.
  write();
  const second = ask();
  await settled();
  expect(await ask()).toEqual(['[1]', 't1']);
  await open();
  expect((await writer)[0]).toBe('[2]');
  await open();
  expect(await second).toEqual(['[3]', 't3']);
  expect(made).toEqual(['1', '2', '3']);
  expect(await ask()).toEqual(['[3]', 't3']);
});

test('an answer of before says that a newer one is being made', async () => {
  const { answers, write, open } = setUp();
  const behind = async () => (await answers.current('a'))?.headers['x-behind'];
  const first = behind();
  await open();
  expect(await first).toBe('0');
  write();
  const writer = behind();
  await settled();
  expect(await behind()).toBe('1');
  await open();
  expect(await writer).toBe('0');
  expect(await behind()).toBe('0');
});

test('a failure is told to those who wait, and the next one tries again', async () => {
  const changes = new Changes();
  changes.told = 'all';
  let down = true;
  const answers = new KeptAnswers<string>({
    state: new Known({ changes }, ['location'], async () => '1'),
    version: (_key, state) => state,
    make: async () => {
      if (down) throw new Error('down');
      return { version: '1', text: 'x' };
    },
    headers: () => ({}),
  });
  await expect(answers.current('a')).rejects.toThrow('down');
  down = false;
  expect((await answers.current('a'))?.ready.identity?.toString()).toBe('x');
});
