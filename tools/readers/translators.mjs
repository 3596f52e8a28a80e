/**
 * `npm run test:long -- translators`: gettext and translate-toolkit, on which Weblate stands, read the texts of the portal
 * as PO and XLIFF, and what each wrote again is read back: nothing differs but the one text that it changed. Skipped where
 * they are missing (Debian: `apt-get install gettext translate-toolkit`).
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEMO_PASSWORD } from '../../scripts/run/demo-password.mjs';
import { buildFirst, checkNode, fail } from '../../scripts/run/step.mjs';
import { withChromium } from '../support/browser.mjs';
import { withFolder } from '../support/folder.mjs';
import { withServer } from '../support/server.mjs';

/** The Python of the system, in which Debian installs translate-toolkit. */
const PYTHON = '/usr/bin/python3';
/** Milliseconds for a screen with all texts. */
const WITHIN = 180_000;
/** Changes the last unit of a file that has a translation without variables, by the library of translate-toolkit. */
const CHANGE = `
import sys
from translate.storage import factory
store = factory.getobject(sys.argv[1])
units = [u for u in store.units if u.istranslatable() and not u.hasplural() and u.target and '{' not in u.target]
units[-1].target = units[-1].target + ' (relu)'
store.savefile(sys.argv[2])
print(sum(1 for u in store.units if u.istranslatable()), sum(1 for u in store.units if u.istranslated()))
`;

/** What a program prints, on both of its outputs: gettext counts on the second. */
function said(program, ...args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (error || status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error ?? stderr}`);
  return `${stdout}${stderr}`.trim();
}

/** The page of translations into French, signed in as a translator. */
async function openTexts(browser, url) {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
  });
  const data = { username: 'global_translator@demo.example', password: DEMO_PASSWORD };
  const answer = await context.request.post('/api/token/', { headers: { 'X-Session': 'cookie' }, data });
  const { access } = await answer.json();
  await context.addCookies([{ name: 'access_token', value: access, url, sameSite: 'Strict' }]);
  const page = await context.newPage();
  page.setDefaultTimeout(WITHIN);
  await page.goto('/global/translations?lang=fr_FR&ref=en_US');
  await page.getByRole('button', { name: 'Save as a file' }).waitFor();
  return page;
}

async function save(page, format, file) {
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ]);
  await download.saveAs(file);
}

/** Reads a file in the page. @returns how many texts differ, by the message */
async function readBack(page, file) {
  await page.reload();
  await page.getByRole('button', { name: 'Read a file' }).waitFor();
  await page.locator('input[type=file]').setInputFiles(file);
  const message = page.getByText(
    /^(Nothing differs|[\d,]+ texts? to look at before saving|This file cannot be read)$/,
  );
  await message.first().waitFor();
  return message.first().textContent();
}

async function read(browser, server, folder) {
  const faults = [];
  const at = (name) => path.join(folder, name);
  const must = (what, found, wanted) => {
    console.log(`${what}: ${found}`);
    if (found !== wanted) faults.push(`${what}: ${found} in place of ${wanted}`);
  };
  const page = await openTexts(browser, server.url);
  await save(page, /^PO/, at('texts.po'));
  await save(page, /^XLIFF/, at('texts.xlf'));
  const entries = readFileSync(at('texts.po'), 'utf8').match(/^msgctxt /gm)?.length ?? 0;
  const units = readFileSync(at('texts.xlf'), 'utf8').match(/<trans-unit /g)?.length ?? 0;
  if (entries < 1000 || units < entries) faults.push(`${entries} entries, ${units} units`);
  must(
    'msgfmt of PO',
    said('msgfmt', '--check', '--statistics', '-o', '/dev/null', at('texts.po')),
    `${entries} translated messages.`,
  );

  said('msgcat', '--width=60', at('texts.po'), '-o', at('wrapped.po'));
  must('PO rewritten by msgcat', await readBack(page, at('wrapped.po')), 'Nothing differs');
  for (const [kind, count] of Object.entries({ po: entries, xlf: units })) {
    must(
      `${kind} in translate-toolkit`,
      said(PYTHON, '-c', CHANGE, at(`texts.${kind}`), at(`changed.${kind}`)),
      `${count} ${count}`,
    );
    must(
      `${kind} changed by translate-toolkit`,
      await readBack(page, at(`changed.${kind}`)),
      '1 text to look at before saving',
    );
  }
  return faults;
}

checkNode();
const toolkit = spawnSync(PYTHON, ['-c', 'from translate import __version__ as v; print(v.sver)'], {
  encoding: 'utf8',
});
const gettext = spawnSync('msgfmt', ['--version'], { encoding: 'utf8' });
if (gettext.error || toolkit.error || toolkit.status !== 0) {
  console.log(
    'SKIPPED: gettext or translate-toolkit is not there (Debian: apt-get install gettext translate-toolkit).',
  );
  process.exit(0);
}
console.log(`${gettext.stdout.split('\n')[0]}; translate-toolkit ${toolkit.stdout.trim()}`);
await buildFirst();
const faults = await withServer({}, (server) =>
  withChromium((browser) => withFolder('translators-', (folder) => read(browser, server, folder))),
);
if (faults.length > 0) fail(faults.join('\n'));
