import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Evaluates an expression over judge.mjs in a process of its own, since it is an ES module. */
function judged<T>(expression: string): T {
  const script = `
    import { rightList, unraised } from ${JSON.stringify(path.join(__dirname, 'judge.mjs'))};
    console.log(JSON.stringify(${expression}));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString()) as T;
}

interface Sources {
  exported: string[];
  /** importing module by name */
  imported: Record<string, string>;
  taken: string[];
}
interface Right {
  lines: string[];
  faults: string[];
}
const right = (listed: string[], { exported, imported, taken }: Sources) =>
  judged<Right>(`rightList(${JSON.stringify(listed)}, {
    exported: (line) => ${JSON.stringify(exported)}.includes(line),
    imported: new Map(${JSON.stringify(Object.entries(imported))}),
    taken: (line) => ${JSON.stringify(taken)}.includes(line) })`);

const BUTTON = 'ui/button Button';
const CARD = 'ui/card Card';

test('a list that matches the imports of the modules is accepted', () => {
  const sources = { exported: [BUTTON, CARD], imported: { [BUTTON]: 'mf-gis', [CARD]: 'mf-gis' }, taken: [] };
  expect(right([BUTTON, CARD], sources)).toEqual({ lines: [BUTTON, CARD], faults: [] });
});

test('an imported name missing from the list is a fault, and is added in its place', () => {
  const sources = { exported: [BUTTON, CARD], imported: { [BUTTON]: 'mf-gis', [CARD]: 'mf-gis' }, taken: [] };
  expect(right([CARD], sources)).toEqual({
    lines: [BUTTON, CARD],
    faults: ['mf-gis imports ui/button Button, which is not listed.'],
  });
});

test('a listed name without an export is a fault, and so is an imported one', () => {
  const sources = { exported: [BUTTON], imported: { [BUTTON]: 'mf-gis', [CARD]: 'mf-global' }, taken: [] };
  expect(right([BUTTON, CARD], sources)).toEqual({
    lines: [BUTTON],
    faults: [
      'mf-global imports ui/card Card, which shared/ does not export.',
      'ui/card Card is listed, and shared/ does not export it.',
    ],
  });
});

test('a listed name that no module imports stays while other code uses it, and is a fault otherwise', () => {
  const sources = { exported: [BUTTON, CARD], imported: {}, taken: [CARD] };
  expect(right([BUTTON, CARD], sources)).toEqual({
    lines: [CARD],
    faults: ['ui/button Button is listed, and nobody uses it.'],
  });
});

const unraised = (base: object | null, lines: string[], version: string) =>
  judged<string | null>(`unraised(${[base, lines, version].map((one) => JSON.stringify(one)).join(', ')})`);

test('removing a name requires the next major version of shared, and the message says which', () => {
  const base = { lines: [BUTTON, CARD], version: '1.4.0' };
  expect(unraised(base, [CARD], '1.5.0')).toMatch(
    /gone from the public API: ui\/button Button\. Give it back, or make 2\.0\.0 the version of shared\/package\.json/,
  );
  // A renamed export is a removed one.
  expect(unraised(base, ['ui/button PushButton', CARD], '1.4.0')).toMatch(/ui\/button Button\./);
  expect(unraised(base, [CARD], '2.0.0')).toBeNull();
});

test('adding names requires no new version, and without a history no comparison is made', () => {
  expect(unraised({ lines: [CARD], version: '1.0.0' }, [BUTTON, CARD], '1.0.0')).toBeNull();
  expect(unraised(null, [], '1.0.0')).toBeNull();
});
