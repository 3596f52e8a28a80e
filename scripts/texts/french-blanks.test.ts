import { execFileSync } from 'node:child_process';
import path from 'node:path';

const RIGHT = [
  'Source\u00a0: Fishbase.',
  'Aucun cas\u00a0:|1 cas\u00a0:|{{count}} cas\u00a0:',
  'Supprimer le cas {{id}}\u202f?',
  'Rien n’est perdu\u202f; réessayez\u202f!',
  'Chaud («\u202fbrûlant\u202f!\u202f»)',
  'À 19:30, sur https://ciguatera.example/a?b=c',
  'Touches\u00a0: ? ne sait pas, ! important',
];
const COLON = ['Source: F', 'Source : F', 'Source\u202f: F', 'Le voici\u202f:', '{{year}}\u202f: aucun|1'];
const MARK = [
  'Supprimer ?',
  'Supprimer\u00a0?',
  'Non; oui',
  'le cas {{id}} ?',
  'en 2026\u00a0!',
  '(oui) ; non',
];
const LOOSE = ['« oui »', '1 000 cas', '{{n}} km'];
const FILES = 'Taux : 10 km';

/** Results for each text, from the ES module of the check, in a process of its own. */
function said(texts: readonly string[], outside = false): string[] {
  const script = `
    import { blankFaults } from ${JSON.stringify(path.join(__dirname, 'french-blanks.mjs'))};
    console.log(JSON.stringify(${JSON.stringify(texts)}.map((text) => blankFaults(text, ${outside}).join())));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString());
}

const each = (texts: readonly string[], fault: string) => texts.map(() => expect.stringContaining(fault));

test('a no-break space before a colon and a narrow one before other marks are right', () => {
  expect(said(RIGHT)).toEqual(RIGHT.map(() => ''));
});

test('any other blank is reported, and none at all', () => {
  expect(said(COLON)).toEqual(each(COLON, 'no-break space before :'));
  expect(said(MARK)).toEqual(each(MARK, 'narrow no-break space before ; ? !'));
});

test('quotes, large numbers and units hold together', () => {
  expect(said(LOOSE)).toEqual(each(LOOSE, 'inside quotes and numbers'));
});

test('a text for files keeps plain spaces before colons and units', () => {
  expect(said([FILES], true)).toEqual(['']);
  expect(said([FILES])).not.toEqual(['']);
});
