import { execFileSync } from 'node:child_process';
import path from 'node:path';

function evaluated(expression: string) {
  const script = `
    import { differences, someOf } from ${JSON.stringify(path.join(__dirname, 'differences.mjs'))};
    console.log(JSON.stringify(${expression}));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString());
}

test('each file that is missing on one side, or has another content, is named', () => {
  expect(evaluated(`differences({ a: '1', b: '1', c: '1' }, { a: '1', b: '2', c: null, d: '1' })`)).toEqual([
    'b differs',
    'c is only here',
    'd is only there',
  ]);
  expect(evaluated(`differences({ a: '1' }, { a: '1' })`)).toEqual([]);
});

test('of many sentences some are shown, and how many there are', () => {
  expect(evaluated(`someOf(['a', 'b', 'c'], 2)`)).toBe('a\nb\nand 1 more');
  expect(evaluated(`someOf(['a', 'b'], 2)`)).toBe('a\nb');
});
