import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const report = {
  files: {
    'a.ts': {
      source: 'const a = 1;\nconst b = a > 0 || `|`;\n',
      mutants: [
        {
          status: 'Killed',
          replacement: '',
          location: { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } },
        },
        {
          status: 'Timeout',
          replacement: '',
          location: { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } },
        },
        {
          status: 'Ignored',
          replacement: '',
          location: { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } },
        },
        {
          status: 'Survived',
          replacement: 'a >= 0 || `|`',
          location: { start: { line: 2, column: 11 }, end: { line: 2, column: 23 } },
        },
      ],
    },
  },
};

test('an area that ran is written anew, one that ran elsewhere stays, one that is no more goes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutate-'));
  writeFileSync(path.join(folder, 'ran-report.json'), JSON.stringify(report));
  const script = `
    import { results } from ${JSON.stringify(path.join(__dirname, 'page.mjs'))};
    const before = '\\n\\n## gone\\n\\nx\\n\\n## ran\\n\\nold\\n\\n## elsewhere\\n\\nkept\\n';
    console.log(results([{ name: 'elsewhere' }, { name: 'ran' }, { name: 'never' }], ${JSON.stringify(folder)}, before));`;
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString();
  rmSync(folder, { recursive: true });
  expect(out.split('\n')).toEqual([
    '## elsewhere',
    '',
    'kept',
    '',
    '## ran',
    '',
    '| file | faults | noticed | survived | not run | score |',
    '| --- | --: | --: | --: | --: | --: |',
    '| a.ts | 3 | 2 | 1 | 0 | 66.7 % |',
    '',
    '| place | code | fault | result |',
    '| --- | --- | --- | --- |',
    "| a.ts:2:11 | `a > 0 \\|\\| '\\|'` | `a >= 0 \\|\\| '\\|'` | survived |",
    '',
  ]);
});
