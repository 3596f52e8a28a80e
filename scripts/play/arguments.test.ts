import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';

/** Runs lines with what is tested in a process of its own, since Jest cannot load ES modules. */
function asked<T>(lines: string): T {
  const from = (file: string) => JSON.stringify(path.join(__dirname, file));
  const script = `
    import { helpText, PLAY_ROLES, readArguments } from ${from('arguments.mjs')};
    import { SCENARIOS } from ${from('scenarios.mjs')};
    const read = (...args) => readArguments(args, SCENARIOS);
    console.log(JSON.stringify(${lines}));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString()) as T;
}

test('role and scenario are read, in either order and way of writing', () => {
  expect(
    asked(`[read(), read('moderator'), read('cases_editor', '--scenario', 'late-batch'),
      read('--scenario=conflict', 'moderator'), read('gis_editor', '--help')]`),
  ).toEqual([
    { role: 'admin' },
    { role: 'moderator' },
    { role: 'cases_editor', scenario: 'late-batch' },
    { role: 'moderator', scenario: 'conflict' },
    { help: true },
  ]);
});

test('what is not known is answered with one sentence', () => {
  const faults = asked<{ fault: string }[]>(`[read('nobody'), read('--scenario', 'storm'), read('--scenario'),
    read('--fast'), read('admin', 'moderator'), read('moderator', '--scenario', 'empty-laboratory')]`);
  expect(faults.map(({ fault }) => fault)).toEqual([
    expect.stringMatching(/^There is no demo account nobody@demo\.example\. One of: admin, cases_editor, /),
    expect.stringMatching(
      /^There is no scenario storm\. One of: outbreak-today, late-batch, conflict, empty-/,
    ),
    expect.stringMatching(/^There is no scenario without a name\. /),
    'There is no option --fast; npm run play -- --help lists them.',
    'One role is enough: admin or moderator.',
    'The scenario empty-laboratory is for admin, not for moderator.',
  ]);
});

test('the help lists every role of the product and every scenario', () => {
  const [help, roles, names] = asked<[string, string[], string[]]>(
    '[helpText(SCENARIOS), PLAY_ROLES, Object.keys(SCENARIOS)]',
  );
  expect(roles).toEqual(['admin', ...Object.keys(ROLE), 'cases_editor.fj']);
  expect([...roles, ...names].filter((word) => !help.includes(`\n  ${word}`))).toEqual([]);
});
