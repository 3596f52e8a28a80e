import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  GUIDES,
  HELP_LANGUAGES,
  HELP_TASKS,
  type HelpLanguage,
} from '@ciguawatch/shared/contract/help-tasks';
import { isKnownPage } from '@ciguawatch/shared/contract/known-page';
import type { ModuleDecl } from '@ciguawatch/shared/contract/module';
import { fullPath } from '@ciguawatch/shared/contract/paths';
import { SHELL_ROUTES } from '@ciguawatch/shared/contract/shell-routes';
import englishRoles from '../../shared/runtime/roles/locales/en_US.json';
import frenchRoles from '../../shared/runtime/roles/locales/fr_FR.json';
import { FIRST_STEPS } from '../../shell/src/home/first-steps/steps';

const ROOT = join(__dirname, '../..');
const MODULES = ['ciguawatch', 'fishbase', 'gis', 'global'].map(
  (name) => JSON.parse(readFileSync(join(ROOT, `mf-${name}/module.json`), 'utf8')) as ModuleDecl,
);
const DECLARED = [
  ...SHELL_ROUTES.map(({ path }) => path),
  ...MODULES.flatMap((decl) => decl.routes.map(({ path }) => fullPath(decl, path))),
];

const FOLDER = join(ROOT, 'server/help');
const read = (language: HelpLanguage, guide: string) =>
  readFileSync(join(FOLDER, language, `${guide}.md`), 'utf8');
const idsOf = (markdown: string) =>
  [...markdown.matchAll(/^## .+ \{#([a-z-]+)\}$/gm)].map((match) => match[1]);
const EACH = HELP_LANGUAGES.flatMap((language) => GUIDES.map((guide) => [language, guide] as const));

/** Guides that people without an account read. */
const PUBLIC = ['reporter', 'nurse'];
const LONGEST_PUBLIC_MEDIAN = 12;

test('every declared page has its task, and no task is for a page that is gone', () => {
  expect(Object.keys(HELP_TASKS).sort()).toEqual([...new Set(DECLARED)].sort());
});

test.each(HELP_LANGUAGES)('every task to which a page leads stands in the guide in %s', (language) => {
  const missing = Object.entries(HELP_TASKS).filter(([, address]) => {
    const [guide = '', task] = address.split('#');
    return !idsOf(read(language, guide)).includes(task);
  });
  expect(missing).toEqual([]);
});

test.each(GUIDES)('the guide %s has the same tasks in both languages, each once', (guide) => {
  const [french, english] = HELP_LANGUAGES.map((language) => idsOf(read(language, guide)));
  expect(french).toEqual(english);
  expect(new Set(french).size).toBe(french?.length);
});

test.each(HELP_LANGUAGES)('a role is called in %s as everywhere in the portal', (language) => {
  const { role } = language === 'fr' ? frenchRoles : englishRoles;
  const bold = /\*\*(.+?)\*\*/g;
  const called = GUIDES.flatMap((guide) =>
    [...read(language, guide).matchAll(/\b(?:r[oô]les?) (?:\*\*.+?\*\*(?: (?:et|and) )?)+/gu)].flatMap(
      ([all]) => [...all.matchAll(bold)].map(([, name]) => name),
    ),
  );
  expect(called.length).toBeGreaterThan(4);
  expect(called.filter((name) => !Object.values<string | undefined>(role).includes(name))).toEqual([]);
});

test('no guide is left over', () => {
  for (const language of HELP_LANGUAGES)
    expect(readdirSync(join(FOLDER, language)).sort()).toEqual(GUIDES.map((guide) => `${guide}.md`).sort());
});

/** What the server answers without a page of the portal. */
const FILES = ['/r', '/openrosa/report.xlsx'];

/** Whether an address of the portal leads to a page, or to a task of the help. */
function leads(href: string, language: HelpLanguage, guide: string): boolean {
  const [path = '', task] = href.split('#');
  if (path === '') return idsOf(read(language, guide)).includes(task);
  const other = /^\/help\/([a-z-]+)$/.exec(path)?.[1];
  if (other)
    return GUIDES.some((one) => one === other) && (!task || idsOf(read(language, other)).includes(task));
  const page = path.split('?')[0] ?? '';
  return FILES.includes(page) || isKnownPage(MODULES, page);
}

test.each(EACH)('every link and picture of %s/%s leads somewhere', (language, guide) => {
  const hrefs = [...read(language, guide).matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] ?? '');
  const own = hrefs.filter((href) => !href.startsWith('https://'));
  expect(own.filter((href) => !leads(href, language, guide))).toEqual([]);
  // A picture shows a screen under the address by which it is opened.
  const screens = [...read(language, guide).matchAll(/^!\[[^\]]+\]\(([^)]+)\)$/gm)].map(
    (match) => match[1] ?? '',
  );
  expect(screens.filter((screen) => !isKnownPage(MODULES, screen))).toEqual([]);
});

/** Faults and reading of every guide, from the ES module of the command, in a process of its own. */
const INSPECTED: Record<
  string,
  { long: string[]; blanks: string[]; unknownLabels: string[]; median: number }
> = JSON.parse(
  execFileSync(process.execPath, [
    '--input-type=module',
    '-e',
    `import { inspectGuide } from ${JSON.stringify(join(__dirname, 'reading/guides.mjs'))};
      const each = ${JSON.stringify(EACH)};
      console.log(JSON.stringify(Object.fromEntries(each.map(([l, g]) => [l + '/' + g, inspectGuide(l, g)]))));`,
  ]).toString(),
);

test.each(EACH)(
  '%s/%s has no sentence above 25 words, no loose blank and no button of another name',
  (language, guide) => {
    const { long, blanks, unknownLabels } = INSPECTED[`${language}/${guide}`]!;
    expect({ long, blanks, unknownLabels }).toEqual({ long: [], blanks: [], unknownLabels: [] });
  },
);

test('half the sentences of guides for the public have at most 12 words', () => {
  const medians = EACH.filter(([, guide]) => PUBLIC.includes(guide)).map(
    ([language, guide]) => INSPECTED[`${language}/${guide}`]?.median,
  );
  expect(medians.filter((median) => !median || median > LONGEST_PUBLIC_MEDIAN)).toEqual([]);
});

test.each(HELP_LANGUAGES)(
  'the first steps of every role are tasks of the help, under the same name, in %s',
  (language) => {
    const code = language === 'fr' ? 'fr_FR' : 'en_US';
    const { step } = JSON.parse(readFileSync(join(ROOT, `shell/src/home/work/locales/${code}.json`), 'utf8'));
    const named = [...new Set(Object.values(FIRST_STEPS).flat())].map((task) => {
      const [guide = '', id] = task.split('#');
      const heading = read(language, guide)
        .split('\n')
        .find((line) => line.endsWith(`{#${id}}`));
      return [task, heading?.replace(/^## | \{#.*$/g, '')];
    });
    expect(named).toEqual(named.map(([task]) => [task, step[`${task}`.replace('#', '_')]]));
    expect(Object.keys(step)).toHaveLength(named.length);
  },
);
