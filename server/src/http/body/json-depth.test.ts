import { nestsDeeper } from './json-depth';

const nested = (levels: number, open = '[', close = ']') => open.repeat(levels) + close.repeat(levels);

it('counts nested levels, however many lists and objects are side by side', () => {
  expect(nestsDeeper(nested(20))).toBe(false);
  expect(nestsDeeper(nested(21))).toBe(true);
  expect(nestsDeeper(`${'{"a":'.repeat(21)}1${'}'.repeat(21)}`)).toBe(true);
  expect(nestsDeeper(`[${'[],{},'.repeat(1000)}[]]`)).toBe(false);
});

it('ignores brackets within a text, and escaped quotes', () => {
  expect(nestsDeeper(JSON.stringify({ a: nested(50), 'b"': '\\'.repeat(3) + nested(50, '{', '}') }))).toBe(
    false,
  );
  expect(nestsDeeper(String.raw`{"a":"\\",${nested(30)}`)).toBe(true);
  expect(nestsDeeper(String.raw`{"a":"\"${nested(30)}"}`)).toBe(false);
});

it('reads a megabyte of brackets quickly', () => {
  expect(nestsDeeper('['.repeat(1_000_000))).toBe(true);
  expect(nestsDeeper('[]'.repeat(500_000))).toBe(false);
});
