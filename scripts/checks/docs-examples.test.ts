import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const LIFTED = /<!-- lifted from (\S+) -->\n+```\w*\n([\s\S]*?)```/g;

/** Examples in the guides that state which file they are from: `[guide, file, code]`. */
const examples = readdirSync(path.join(ROOT, 'docs'))
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) =>
    [...readFileSync(path.join(ROOT, 'docs', name), 'utf8').matchAll(LIFTED)].map(
      ([, file = '', code = '']) => [name, file, code] as const,
    ),
  );

test('there are examples to check', () => {
  expect(examples.length).toBeGreaterThan(0);
});

test.each(examples)('in %s, the example is what %s says', (_guide, file, code) => {
  expect(code.trim()).not.toBe('');
  expect(readFileSync(path.join(ROOT, file), 'utf8')).toContain(code);
});
