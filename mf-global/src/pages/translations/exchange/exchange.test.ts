import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { row } from '../fixtures/row';
import type { TextRow } from '../model';
import { poText, readPo } from './po';
import { unitsOf } from './units';
import { readXliff, xliffText } from './xliff';
import '../texts';

const ROOT = path.resolve(__dirname, '../../../../..');

/** Runs an ES module in a process of its own; what it prints is JSON. */
const runModule = (script: string, input = '') =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: ROOT,
      input,
      maxBuffer: 1e8,
    }).toString(),
  );

/** All texts of the portal that translators see, in French with the English ones as reference. */
const all: TextRow[] = Object.entries(
  runModule(`
    import { NAMESPACES, texts } from '${ROOT}/scripts/texts/dictionaries.mjs';
    const parts = Object.keys(NAMESPACES).filter((part) => !NAMESPACES[part].startsWith('server/'));
    const of = (code) => parts.flatMap((part) => [...texts(part, code)].map(([name, text]) => [part + '/' + name, text]));
    const french = Object.fromEntries(of('fr_FR'));
    console.log(JSON.stringify(Object.fromEntries(of('en_US').map(([name, text]) => [name, [text, french[name]]]))));
  `) as Record<string, [string, string]>,
).map(([name, [reference, bundled]]) => row(name, { reference, bundled }));

const LANGUAGES = { code: 'fr_FR', reference: 'en_US', rule: '0 1' };
const plurals = all.filter(({ reference }) => reference.split('|').length === 3);
const valuesOf = (rows: readonly TextRow[]) =>
  Object.fromEntries(rows.map(({ name, bundled }) => [name, bundled]));
const read = ({ texts }: ReturnType<typeof readPo>) =>
  Object.fromEntries(texts.map(({ name, value }) => [name, value]));

test('every text of the portal comes back from PO and XLIFF as it was, plurals included', () => {
  const units = unitsOf(all);
  expect(all.length).toBeGreaterThan(2000);
  expect(plurals.length).toBeGreaterThan(240);
  expect(read(readPo(poText(units, LANGUAGES)))).toEqual(valuesOf(all));
  // jsdom takes seconds to read all of them.
  const some = all.filter((one, at) => plurals.includes(one) || at % 10 === 0);
  expect(read(readXliff(xliffText(unitsOf(some), 'fr_FR', 'en_US')))).toEqual(valuesOf(some));
});

test('gettext-parser reads the sources, translations and plurals of the PO', () => {
  const found = runModule(
    `import { po } from 'gettext-parser';
    const chunks = []; for await (const one of process.stdin) chunks.push(one);
    const { headers, translations } = po.parse(Buffer.concat(chunks));
    const entries = Object.values(translations).flatMap((all) => Object.values(all)).filter(({ msgctxt }) => msgctxt);
    console.log(JSON.stringify({ language: headers.Language ?? headers.language, entries }));`,
    poText(unitsOf(all), LANGUAGES),
  ) as {
    language: string;
    entries: { msgctxt: string; msgid: string; msgid_plural?: string; msgstr: string[] }[];
  };
  expect(found.language).toBe('fr_FR');
  const byContext = new Map(found.entries.map((entry) => [entry.msgctxt, entry]));
  for (const { name, reference, bundled } of plurals) {
    const [sources, targets] = [reference.split('|'), (bundled ?? '').split('|')];
    const entry = byContext.get(name);
    expect([entry?.msgid, entry?.msgid_plural]).toEqual(sources.slice(1));
    expect(entry?.msgstr).toEqual(targets.slice(1));
    expect(byContext.get(`${name}#none`)?.msgstr[0] ?? '').toBe(sources[0] === '' ? '' : targets[0]);
  }
  expect(found.entries.filter(({ msgid_plural }) => msgid_plural)).toHaveLength(plurals.length);
});

test('msgfmt finds no fault in the PO, where gettext is installed', () => {
  const args = ['--check', '--statistics', '--output-file=/dev/null', '-'];
  const { error, status, stderr } = spawnSync('msgfmt', args, { input: poText(unitsOf(all), LANGUAGES) });
  if (error) return console.log('SKIPPED: msgfmt is not installed (package gettext)');
  expect([status, String(stderr)]).toEqual([0, expect.stringMatching(/^\d+ translated messages\.\n$/)]);
});

test('the library xliff reads every unit with its source', () => {
  const units = unitsOf(all);
  const found = runModule(
    `import { createRequire } from 'node:module';
    const { xliff12ToJs } = createRequire('${ROOT}/')('xliff');
    const chunks = []; for await (const one of process.stdin) chunks.push(one);
    console.log(JSON.stringify(await xliff12ToJs(Buffer.concat(chunks).toString())));`,
    xliffText(units, 'fr_FR', 'en_US'),
  ) as {
    sourceLanguage: string;
    targetLanguage: string;
    resources: Record<string, Record<string, { source: string; target: string }>>;
  };
  expect([found.sourceLanguage, found.targetLanguage]).toEqual(['en-US', 'fr-FR']);
  const entries = Object.values(found.resources.ciguawatch ?? {});
  expect(entries.map(({ source, target }) => [source, target])).toEqual(
    units.map(({ source, target }) => [source, target]),
  );
});

test('forms that a translator changes are put together again, and a bar separates no forms', () => {
  const counted = row('users/list.count', { reference: 'None|One|{{count}} users', bundled: 'A|B|C' });
  const po = poText(unitsOf([counted]), LANGUAGES)
    .replace('msgstr "A"', 'msgstr "Aucun|"')
    .replace('msgstr[1] "C"', 'msgstr[1] "{{count}} comptes"');
  expect(read(readPo(po))).toEqual({ 'users/list.count': 'Aucun|B|{{count}} comptes' });
});

test('what is to be checked is marked for translators', () => {
  const text = row('users/list.title', { reference: 'Users', bundled: 'Gens', made_from: 'People' });
  expect(poText(unitsOf([text]), LANGUAGES)).toContain('#, fuzzy\n');
  const doubtful = xliffText(unitsOf([text]), 'fr_FR', 'en_US');
  expect(doubtful).toContain('approved="no"');
  expect(doubtful).toContain('state="needs-review-translation"');
  const sound = xliffText(unitsOf([{ ...text, made_from: null }]), 'fr_FR', 'en_US');
  expect(sound).toContain('approved="yes"');
});
