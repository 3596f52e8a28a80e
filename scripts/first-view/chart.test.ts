import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Runs steps in a process of its own, since Jest loads no ES module; answers what they print as JSON. */
function run<T>(steps: string): T {
  const from = (name: string) => JSON.stringify(path.join(__dirname, name));
  const script = `
    import { withChart } from ${from('chart.mjs')};
    import { graticulePath, outlinePath } from ${from('chart-paths.mjs')};
    console.log(JSON.stringify(await (async () => { ${steps} })()));`;
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', script]);
  return JSON.parse(out.toString()) as T;
}

test('an outline is one closed path in whole pixels, without points that say nothing', () => {
  const square = '[[0.2, 0], [5, 0.1], [10, 0], [10, 10], [0, 10]]';
  expect(run(`return outlinePath([${square}, [[3, 3], [3.1, 3], [3, 3.1]]])`)).toBe('M0 0l10 0 0 10-10 0z');
});

test('meridians and parallels stand at whole degrees', () => {
  const reach = '{ left: 15, right: 15, top: 15, bottom: 15 }';
  const toPixel = '([x, y]) => [(x - 210.5) * 10, (-17.5 - y) * 10]';
  expect(run(`return graticulePath(${toPixel}, [210.5, -17.5], ${reach})`)).toBe(
    'M-5-15v30M-15 5h30M5-15v30M-15-5h30',
  );
});

test('the chart stands in the place of its mark, in tokens, with what is around the view only', () => {
  const [chart, plain] = run<[string, string]>(
    `return [withChart('<svg>%chart 210.5 -17.5 8%</svg>'), withChart('<p>no chart</p>')];`,
  );
  expect(plain).toBe('<p>no chart</p>');
  expect(chart).toMatch(/^<svg><defs>.*<\/svg>$/);
  expect(chart).not.toMatch(/%|NaN|undefined|#[0-9a-f]{3,6}\b/);
  for (const token of ['land', 'land-line', 'sea-1', 'sea-2', 'sea-3', 'isobath', 'lagoon-map', 'reef-map'])
    expect(chart).toContain(`var(--${token})`);
  // Nothing begins farther away than an island that reaches into a large window.
  const starts = [...chart.matchAll(/M(-?\d+)[ ]?(-?\d+)l/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(starts.length).toBeGreaterThan(50);
  for (const [x = 0, y = 0] of starts) {
    expect(Math.abs(x)).toBeLessThan(1500);
    expect(Math.abs(y)).toBeLessThan(900);
  }
});
