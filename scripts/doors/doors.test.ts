import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Two doors: a button whose types lie two files away, and a text that has nothing to do with them. */
const FILES: Record<string, string> = {
  'button.ts': `
    import type { Look } from './internal/look';
    export type { Look } from './internal/look';
    export interface ButtonProps extends Look { label: string; busy?: boolean }
    export function Button({ label, busy }: ButtonProps) { return label + String(busy); }
    export function inline({ at }: { at: number }) { return at; }
    export const limit = 3;
    export const CODES = ['network', 'timeout'] as const;
    export class Store { private held = 1; state: 'idle' | 'busy' = 'idle'; read() { return this.held; } }`,
  'internal/look.ts': `
    import type { Size } from './size';
    export interface Look { size: Size; id?: string }`,
  'internal/size.ts': `
    export interface Size { width: number }`,
  'text.ts': `
    export const words = (count: number): string => String(count);`,
};

type Change = Record<string, (text: string) => string>;

/** Each kind of change, made to the tree above. */
const CHANGES = {
  nothing: {},
  'a type of a prop': { 'button.ts': (text) => text.replace('label: string', 'label: string | null') },
  'an optional prop more': { 'button.ts': (text) => text.replace('busy?:', 'tone?: string; busy?:') },
  'an optional prop more, in place': {
    'button.ts': (text) => text.replace('{ at: number }', '{ at: number; to?: number }'),
  },
  'a prop more that must be there': { 'button.ts': (text) => text.replace('busy?:', 'tone: string; busy?:') },
  'a prop that must now be there': { 'button.ts': (text) => text.replace('busy?:', 'busy:') },
  'a prop less': { 'button.ts': (text) => text.replace('; busy?: boolean', '').replace(', busy }', ' }') },
  'a name less': { 'button.ts': (text) => text.replace('export function inline', 'function inline') },
  'a name more': { 'button.ts': (text) => `${text}\nexport const more = 1;` },
  'a comment and a body': {
    'button.ts': (text) =>
      text.replace('return label +', 'return /* why */ "" + label +').replace('busy?', '/** Waits. */ busy?'),
  },
  'private members': {
    'button.ts': (text) =>
      text.replace('private held = 1; ', '').replace(' } }', ' } private held = 1; private more = 2; }'),
  },
  'a helper type two files away': { 'internal/size.ts': (text) => text.replace('number', 'string') },
  'a helper type in another file': {
    'internal/look.ts': (text) => text.replace('./size', './measure'),
    'internal/measure.ts': () => FILES['internal/size.ts'] ?? '',
  },
  'one literal more': { 'button.ts': (text) => text.replace("'timeout'", "'timeout', 'server'") },
  'one literal less': { 'button.ts': (text) => text.replace(", 'timeout'", '') },
  'a private member and a method more': {
    'button.ts': (text) => text.replace('private held = 1;', 'private kept = 1; held = 2; drop() {}'),
  },
  'a result': { 'text.ts': (text) => text.replace('): string', '): string | null') },
} satisfies Record<string, Change>;

type Name = keyof typeof CHANGES;
interface Verdict {
  door: string;
  from: number;
  to: number;
  changes: string[];
}

/** What each change asks for, with the declarations of all variants written in one go. */
function judge(): Record<Name | 'raised' | 'lowered' | 'closed', Verdict[]> & {
  round: boolean;
  same: Name[];
  words: string;
} {
  const dir = mkdtempSync(path.join(tmpdir(), 'doors-'));
  try {
    for (const [index, change] of Object.values<Change>(CHANGES).entries()) {
      for (const name of new Set([...Object.keys(FILES), ...Object.keys(change)])) {
        const file = path.join(dir, `v${index}`, name);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, (change[name] ?? String)(FILES[name] ?? ''));
      }
    }
    const compilerOptions = {
      declaration: true,
      emitDeclarationOnly: true,
      removeComments: true,
      rootDir: '.',
      target: 'es2023',
      module: 'esnext',
      moduleResolution: 'bundler',
      strict: true,
      types: [],
    };
    writeFileSync(path.join(dir, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }));
    const from = (file: string) => JSON.stringify(path.join(ROOT, 'scripts/doors', file));
    const script = `
      import { collectDoors } from ${from('collect.mjs')};
      import { inWords, unraised } from ${from('compare.mjs')};
      import { withDeclarations } from ${from('emit.mjs')};
      import { parseReport, printReport } from ${from('report.mjs')};
      withDeclarations(${JSON.stringify(path.join(dir, 'tsconfig.json'))}, (out) => {
        const read = (index) => collectDoors(out + '/v' + index, { button: 1, text: 4 });
        const text = printReport(read(0));
        const base = parseReport(text);
        const names = ${JSON.stringify(Object.keys(CHANGES))};
        const found = Object.fromEntries(names.map((name, index) => [name, unraised(base, read(index))]));
        found.round = printReport(base) === text;
        const numbered = (numbers) => {
          const index = names.indexOf('a type of a prop');
          return unraised(base, collectDoors(out + '/v' + index, numbers));
        };
        found.raised = numbered({ button: 2, text: 4 });
        found.lowered = numbered({ button: 2, text: 3 });
        found.closed = numbered({ text: 4 });
        found.same = names.filter((_, index) => printReport(read(index)) === text);
        found.words = inWords(found['a helper type two files away']);
        console.log(JSON.stringify(found));
      });`;
    return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString());
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

const found = judge();

test.each<Name>([
  'nothing',
  'an optional prop more',
  'an optional prop more, in place',
  'a name more',
  'a comment and a body',
  'private members',
  'a helper type in another file',
  'one literal more',
  'a private member and a method more',
])('%s asks for no other number', (name) => {
  expect(found[name]).toEqual([]);
});

test.each<[Name, string]>([
  ['a type of a prop', 'ButtonProps: "label: string" is now "label: string | null"'],
  ['a prop more that must be there', 'ButtonProps: "tone: string" is new and must be there'],
  ['a prop that must now be there', 'ButtonProps: "busy?: boolean" is now "busy: boolean"'],
  ['a prop less', 'ButtonProps: "busy?: boolean" is gone'],
  ['a name less', 'inline is gone'],
  ['a helper type two files away', 'Size: "width: number" is now "width: string"'],
  [
    'one literal less',
    `CODES: "const CODES: readonly ['network', 'timeout'];" is now "const CODES: readonly ['network'];"`,
  ],
])('%s asks for the next number of the door that relies on it', (name, change) => {
  expect(found[name]).toEqual([{ door: 'button', from: 1, to: 2, changes: [change] }]);
});

test('the other door is judged by its own types and its own number', () => {
  expect(found['a result']).toMatchObject([{ door: 'text', from: 4, to: 5 }]);
});

test('a change with a raised number is in order, and so is a door that is closed', () => {
  expect([found.raised, found.closed]).toEqual([[], []]);
});

test('a number never goes back', () => {
  expect(found.lowered).toEqual([{ door: 'text', from: 4, to: 4, changes: ['its number was lowered to 3'] }]);
});

test('a report that is read back is the same report', () => {
  expect(found.round).toBe(true);
});

test('the report does not change with what nobody outside relies on', () => {
  expect(found.same).toEqual(['nothing', 'a comment and a body', 'private members']);
});

test('what must be raised is said with the door, its numbers and the reason', () => {
  expect(found.words).toBe('Size: "width: number" is now "width: string"\n  button: raise 1 to 2');
});
