import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Base of a new list, given the committed ones, newest first; null means no git. */
function base(text: string, history: { list: string; version: string }[] | null): unknown {
  const script = `
    import { baseOf } from ${JSON.stringify(path.join(__dirname, 'base.mjs'))};
    const history = ${JSON.stringify(history)};
    const git = (command, where) => {
      if (history === null) return null;
      if (command === 'log') return history.map((_, index) => 'c' + index).join('\\n') + '\\n';
      const [commit, file] = where.split(':./');
      const one = history[commit === 'HEAD' ? 0 : Number(commit.slice(1))];
      if (!one) return null;
      return file === 'shared/package.json' ? JSON.stringify({ version: one.version }) : one.list;
    };
    console.log(JSON.stringify(baseOf('.', ${JSON.stringify(text)}, git)));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString());
}

const HEAD = { list: 'ui/a A\nui/b B\n', version: '2.0.0' };
const OLDER = { list: 'ui/a A\n', version: '1.0.0' };

test('an uncommitted change is compared with the committed list and its version', () => {
  expect(base('ui/c C\n', [HEAD, OLDER])).toEqual({ lines: ['ui/a A', 'ui/b B'], version: '2.0.0' });
});

test('the committed list is judged again, against the list before it', () => {
  expect(base(HEAD.list, [HEAD, OLDER])).toEqual({ lines: ['ui/a A'], version: '1.0.0' });
  expect(base(HEAD.list, [HEAD])).toBeNull();
});

test('without a history there is no earlier list to compare with', () => {
  expect(base('ui/a A\n', null)).toBeNull();
});
