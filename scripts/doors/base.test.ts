import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'base-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Base for a new report, with committed versions, newest first; null where there is no git. */
function base(text: string, history: string[] | null): string | null {
  const script = `
    import { baseReport } from ${JSON.stringify(path.join(__dirname, 'base.mjs'))};
    const history = ${JSON.stringify(history)};
    const git = (command, where) => {
      if (history === null) return null;
      if (command === 'log') return history.map((_, index) => 'c' + index).join('\\n') + '\\n';
      const [commit] = where.split(':');
      return history[commit === 'HEAD' ? 0 : Number(commit.slice(1))] ?? null;
    };
    const found = baseReport(${JSON.stringify(folder)}, 'report.md', ${JSON.stringify(text)}, git);
    console.log(JSON.stringify(found));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString());
}

test('a change under way is compared with what is committed, however often it was written', () => {
  writeFileSync(path.join(folder, 'report.md'), 'tried');
  expect(base('new', ['head', 'older'])).toBe('head');
});

test('what is committed is judged again, against the version before', () => {
  expect(base('head', ['head', 'older'])).toBe('older');
  expect(base('head', ['head'])).toBe('head');
});

test('without a history the file that lies there is the base, without it nothing is', () => {
  expect(base('new', null)).toBeNull();
  writeFileSync(path.join(folder, 'report.md'), 'lying');
  expect(base('new', null)).toBe('lying');
});
