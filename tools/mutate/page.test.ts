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
          statusReason: 'Hit limit reached (501/500)',
          replacement: '',
          location: { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } },
        },
        // Ended by its time limit only, perhaps because of the machine.
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
        {
          status: 'Survived',
          replacement: 'true',
          location: { start: { line: 2, column: 11 }, end: { line: 2, column: 16 } },
        },
        {
          status: 'NoCoverage',
          replacement: 'false',
          location: { start: { line: 2, column: 11 }, end: { line: 2, column: 16 } },
        },
      ],
    },
  },
};

const explained = [
  { file: 'a.ts', code: 'a > 0', fault: 'true', why: 'constant' },
  { file: 'a.ts', code: 'a > 1', why: 'no longer there' },
  { file: 'b.ts', code: 'a > 1', why: 'elsewhere' },
];

const output = (lines: string) => {
  const script = `import { idle, results } from ${JSON.stringify(path.join(__dirname, 'page.mjs'))};\n${lines}`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString();
};

test('an explanation without its fault is reported', () => {
  const found = output(`const found = idle(${JSON.stringify(explained)}, ${JSON.stringify(report.files)});
    console.log(found.map(({ why }) => why).join());`);
  expect(found).toBe('no longer there\n');
});

test('a long piece of code is explained by what the page shows of it', () => {
  const source = `a(${'b, '.repeat(40)}c)`;
  const code = `${source.slice(0, 87)}...`;
  const location = { start: { line: 1, column: 1 }, end: { line: 1, column: source.length + 1 } };
  const files = { 'a.ts': { source, mutants: [{ status: 'Survived', replacement: '{}', location }] } };
  const found = output(`const files = ${JSON.stringify(files)};
    const explained = (code) => [{ file: 'a.ts', code, fault: '{}', why: code.length }];
    for (const code of ${JSON.stringify([code, source])})
      console.log(idle(explained(code), files).length);`);
  expect(found).toBe('0\n1\n');
});

test('the entry of an area that ran is rewritten, that of another stays, and that of a removed area goes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutate-'));
  writeFileSync(path.join(folder, 'ran-report.json'), JSON.stringify(report));
  const out = output(`
    const before = '\\n\\n## gone\\n\\nx\\n\\n## ran\\n\\nold\\n\\n## elsewhere\\n\\nkept\\n';
    const areas = [{ name: 'elsewhere' }, { name: 'ran' }, { name: 'never' }];
    console.log(results(areas, ${JSON.stringify(folder)}, before, ${JSON.stringify(explained)}));`);
  rmSync(folder, { recursive: true });
  expect(out.split('\n')).toEqual([
    '## elsewhere',
    '',
    'kept',
    '',
    '## ran',
    '',
    '| file | faults | noticed | explained | survived | not run | score |',
    '| --- | --: | --: | --: | --: | --: | --: |',
    '| a.ts | 5 | 2 | 1 | 1 | 1 | 50.0 % |',
    '',
    '| place | code | fault | result |',
    '| --- | --- | --- | --- |',
    "| a.ts:2:11 | `a > 0 \\|\\| '\\|'` | `a >= 0 \\|\\| '\\|'` | survived |",
    '| a.ts:2:11 | `a > 0` | `true` | explained: constant |',
    '| a.ts:2:11 | `a > 0` | `false` | not run |',
    '',
  ]);
});
