import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const FOLDERS = [
  ...['shared', 'shell', 'server', 'mf-ciguawatch', 'mf-fishbase', 'mf-gis', 'mf-global'],
  ...['scripts', 'tools', 'e2e'],
];

/** A comparison in a test: value, direction and limit. */
const COMPARISON = /\bexpect\(([^;]*?)\)\s*\.toBe(Less|Greater)Than(?:OrEqual)?\(([^;]*?)\);/g;
/** Measured times, which vary with the load of the machine. */
const MEASURED_TIME =
  /\bperformance\.|\bDate\.now\(|\bhrtime\b|\b(ms|millis|seconds|took|elapsed|duration)\b/;
/** Numbers of bytes of a thousand or more; their limits belong into scripts/sizes/limits.json. */
const BYTE_COUNT = /bytes|size|length|payload|weight/i;
const THOUSANDS = /^\d[\d_]{3,}(\.\d+)?$/;
/** Code that fails because something took too long. */
const TOO_SLOW =
  /\bif \([^;{]*?\b(ms|seconds|took|time|slow)\b[^;{]*?[<>](?!=)[^;{]*?\)\s*\{?\s*(throw|fault|fail|process\.exit)/;

function faults(text: string): string[] {
  const compared = [...text.matchAll(COMPARISON)].filter(
    ([, value = '', which, limit = '']) =>
      MEASURED_TIME.test(value) || (which === 'Less' && BYTE_COUNT.test(value) && THOUSANDS.test(limit)),
  );
  return [...compared.map(([all]) => all), ...(TOO_SLOW.exec(text)?.slice(0, 1) ?? [])];
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => !/[\\/](node_modules|dist)[\\/]/.test(file))
    .filter(
      (file) =>
        /\.(test|spec)\.tsx?$/.test(file) || /^(scripts|tools|e2e|server.fuzz)\b.*\.(mjs|ts)$/.test(file),
    ),
);

test('no test fails for elapsed time, and none has a limit of bytes of its own', () => {
  const found = files
    .filter((file) => path.join(ROOT, file) !== __filename)
    .flatMap((file) =>
      faults(readFileSync(path.join(ROOT, file), 'utf8')).map((fault) => `${file}: ${fault}`),
    );
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

test.each([
  'expect((performance.now() - started) / 20).toBeLessThan(50);',
  'expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.6);',
  'expect(ms).toBeLessThanOrEqual(100);',
  'expect(await seconds).toBeLessThan(\n  limit,\n);',
  'expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(20_000);',
  'expect(bytes.length).toBeLessThan(200_000);',
  "if (page.seconds > MOST.seconds) faults.push('slow');",
  'if (slow.length > 0 && env.DATABASE_URL) process.exitCode = 1;',
  'if (seconds > LIMIT) throw new Error();',
])('%j is noticed', (text) => expect(faults(text)).toHaveLength(1));

test.each([
  'expect(packed.body.length).toBeLessThan(rows.body.length / 5);',
  'expect(handles.length).toBeLessThan(500);',
  'expect(pdf.length).toBeGreaterThan(10_000);',
  "if (!(seconds >= 20 && seconds <= 3600)) fail('--seconds takes a number');",
  'expect(await kept()).toBeGreaterThan(Date.now() + 100_000);',
  "if (performance.now() - from > 60_000) throw new Error('not healthy');",
])('%j is fine', (text) => expect(faults(text)).toEqual([]));
