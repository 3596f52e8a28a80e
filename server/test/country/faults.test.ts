import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkText } from '../../src/country/command/texts';
import { checkPack } from '../../src/country/pack/read/pack';
import { shippedNames } from '../../src/country/pack/shipped';
import { compute, type Edits, packWith, TESTLAND } from './pack-folder';

const linesOf = async (folder: string) =>
  checkText((await checkPack(folder, shippedNames(), compute)).faults).split('\n');

test('the made-up pack has no fault', async () =>
  expect(await linesOf(TESTLAND)).toEqual(['The pack can be loaded.']));

const SQUARE_OF_DOT =
  '{"properties":{"key":"dot"},"geometry":{"type":"Polygon","coordinates":[[[-168.3,-5.3],[-168.2,-5.3],[-168.2,-5.2],[-168.3,-5.3]]]}}';
const SQUARE = '[-168.5,-5.5],[-168.4,-5.5],[-168.4,-5.4],[-168.5,-5.4],[-168.5,-5.5]';

// One line per kind of fault: what is wrong, and the beginning of what the command says.
test.each<[Edits, string]>([
  [{ 'country.json': ['"XA",', '"XA"'] }, 'country.json, line 3: It is no JSON'],
  [{ 'country.json': '[]' }, 'country.json: It must hold one object'],
  [{ 'country.json': ['"XA"', '"xa"'] }, 'country.json, letters: It must be the two letters of ISO 3166'],
  [{ 'country.json': ['"fr"', '"de"'] }, 'country.json, names: It must be names by language'],
  [
    { 'country.json': ['Pacific/Fakaofo', 'Pacific/Nowhere'] },
    'country.json, time_zone: It must be a time zone',
  ],
  [
    { 'country.json': ['"numbers"', '"place_names": { "en": "Test" }, "numbers"'] },
    'country.json, place_names: It must be names as in "names"',
  ],
  [{ 'country.json': ['"numbers"', '"nombres"'] }, 'country.json, nombres: There is no such setting'],
  [
    { 'country.json': ['{ "value": 2, "source": "made-up" }', '2'] },
    'country.json, numbers.outbreakThreshold: Write its value and its source',
  ],
  [
    { 'country.json': ['{ "value": 2, "source": "made-up" }', '{ "value": 2 }'] },
    'country.json, numbers.outbreakThreshold: Say where it comes from',
  ],
  [
    { 'country.json': ['"value": 9', '"value": 99'] },
    'country.json, numbers.zoom: It must be a number from 2 to 16',
  ],
  [
    { 'country.json': ['outbreakThreshold', 'threshold'] },
    'country.json, numbers.threshold: It is no number of a country',
  ],
  [
    { 'country.json': ['"000"', '"call us"'] },
    'country.json, numbers.emergency: It must be a telephone number',
  ],
  [
    {
      'country.json': [
        '"outbreakThreshold"',
        '"publishProfileFrom": { "value": 9, "source": "made-up" }, "outbreakThreshold"',
      ],
    },
    'country.json, numbers.publishPersonFrom: It is 2000, more than publishProfileFrom, which is 9',
  ],
  [
    { 'country.json': ['"outbreakThreshold": { "value": 2', '"outbreakThreshold": { "value": 0'] },
    'country.json, numbers.outbreakThreshold: It must be a whole number from 1 to 1000',
  ],
  [{ 'notes.xlsx': '' }, 'notes.xlsx: This is no file of a pack'],
  [{ 'sources.csv': ['CC0-1.0', ''] }, 'sources.csv, line 2, column C (licence): This cell is empty'],
  [{ 'places.csv': ['key,type', 'key,kind'] }, 'places.csv, line 1: The heading “type” is missing'],
  [
    { 'places.csv': ['key,type', 'key,kind'] },
    'places.csv, line 1, column B (kind): There is no heading “kind”',
  ],
  [{ 'places.csv': ['name_fr', 'name'] }, 'places.csv, line 1, column K (name): This heading stands twice'],
  [{ 'places.csv': [',high,Motu', ',high,Motu, '] }, 'places.csv, line 4: It has 12 cells'],
  [{ 'places.csv': ['Port,square', '"Port,square'] }, 'places.csv, line 7: A quote is not closed'],
  [{ 'places.csv': ['port,L', 'Pört,L'] }, 'places.csv, line 7, column A (key): “Pört” is no key'],
  [
    { 'places.csv': ['port,L', 'dot,L'] },
    'places.csv, line 7, column A (key): “dot” stands in an earlier line',
  ],
  [{ 'places.csv': ['port,L', 'country,L'] }, 'places.csv, line 7, column A (key): “country” is no key'],
  [{ 'places.csv': ['port,L', 'port,V'] }, 'places.csv, line 7, column B (type): “V” is no type'],
  [{ 'places.csv': ['port,L,Port', 'port,L,'] }, 'places.csv, line 7, column C (name): This cell is empty'],
  [
    { 'places.csv': ['Port,square', 'Port,circle'] },
    'places.csv, line 7, column D (parent): There is no place “circle”',
  ],
  [
    { 'places.csv': ['Port,square', 'Port,'] },
    'places.csv, line 7, column D (parent): A locality lies on an island',
  ],
  [
    { 'places.csv': ['I,Dot,', 'I,square island,'] },
    'places.csv, line 5, column C (name): “square island” has the name of “square”',
  ],
  [{ 'places.csv': ['191.55', '555'] }, 'places.csv, line 7, column E (longitude): “555” is no longitude'],
  [{ 'places.csv': ['-5.45', '5,45'] }, 'places.csv, line 7: It has 12 cells'],
  [{ 'places.csv': ['-5.45', '-95'] }, 'places.csv, line 7, column F (latitude): “-95” is no latitude'],
  [{ 'places.csv': ['191.55,-5.45', ','] }, 'places.csv, line 7, column A (key): “port” lies nowhere'],
  [
    { 'places.csv': ['-5.45,made-up', '-5.45,atlas'] },
    'places.csv, line 7, column G (source): There is no source “atlas”',
  ],
  [
    { 'places.csv': ['made-up,,,,\nseam', 'made-up,Pacific/Fiji,,,\nseam'] },
    'places.csv, line 5, column H (time_zone): Only an archipelago',
  ],
  [
    { 'places.csv': ['Pacific/Enderbury', 'Enderbury'] },
    'places.csv, line 3, column H (time_zone): “Enderbury” is no time zone',
  ],
  [{ 'places.csv': [',high,', ',hill,'] }, 'places.csv, line 4, column I (landform): “hill” is no landform'],
  [
    { 'places.csv': ['seam,I,Seam,far-islands', 'seam,I,Seam,near-islands'] },
    'places.csv, line 3, column A (key): “far-islands” lies nowhere',
  ],
  [{ 'outlines.geojson': '{}' }, 'outlines.geojson: It must be a FeatureCollection'],
  [
    { 'outlines.geojson': ['"square"', '"sqare"'] },
    'outlines.geojson, feature 1: Its property "key" must be a key',
  ],
  [
    { 'outlines.geojson': ['"seam"', '"square"'] },
    'outlines.geojson, feature 2: “square” has an outline already',
  ],
  [
    { 'outlines.geojson': ['"seam"', '"dot"'] },
    'places.csv, line 5, column E (longitude): The place has an outline',
  ],
  [
    { 'outlines.geojson': ['"key":"square"', '"key":"country"'] },
    'outlines.geojson, country: Its property "source" must be a key of sources.csv; it is null',
  ],
  [
    { 'outlines.geojson': ['"key":"square"', '"key":"square","source":"atlas"'] },
    'outlines.geojson, square: Its property "source" must be a key of sources.csv; it is "atlas"',
  ],
  [
    { 'outlines-apart.geojson': `{"features":[${SQUARE_OF_DOT}]}` },
    'outlines-apart.geojson, dot: Its property "source" must be a key of sources.csv; it is null',
  ],
  [{ 'outlines.geojson': ['"Polygon"', '"LineString"'] }, 'outlines.geojson, square: It must be a Polygon'],
  [
    { 'outlines.geojson': ['[-168.5,-5.5]', '[-5.5,-168.5]'] },
    'outlines.geojson, square: Its positions must be pairs',
  ],
  [
    { 'outlines.geojson': [SQUARE, '[-168.5,-5.5],[-168.4,-5.4],[-168.4,-5.5],[-168.5,-5.4],[-168.5,-5.5]'] },
    'outlines.geojson, square: A ring crosses itself',
  ],
  [
    { 'outlines.geojson': ['[179.9,-6],[179.9,-6.1]]]', '[179.9,-6]]]'] },
    'outlines.geojson, seam: A ring crosses itself, is not closed',
  ],
  [{ 'residents.csv': ['square', 'port'] }, 'residents.csv, line 2, column A (islands): “port” is no island'],
  [
    { 'residents.csv': ['dot|seam', 'dot|square'] },
    'residents.csv, line 3, column A (islands): “dot|square” stands in an earlier line',
  ],
  [
    { 'residents.csv': ['2500', '2 500'] },
    'residents.csv, line 2, column B (residents): “2 500” is not a whole number',
  ],
  [
    { 'residents.csv': ['2500', '2.5'] },
    'residents.csv, line 2, column B (residents): “2.5” is not a whole number',
  ],
  [
    { 'residents.csv': ['2500,2026', '2500,26'] },
    'residents.csv, line 2, column C (year): “26” is not a whole number from 1900',
  ],
  [
    { 'languages.csv': ['xa_XA', 'xa'] },
    'languages.csv, line 3, column A (code): “xa” is no code of a language',
  ],
  ...['xa_XAA', '1xa_XA', 'XA_xa'].map((code): [Edits, string] => [
    { 'languages.csv': ['xa_XA', code] },
    `languages.csv, line 3, column A (code): “${code}” is no code of a language`,
  ]),
  [
    {
      'languages.csv': [
        'made-up\nxa_XA,Testish,Testish,testien,en_US,,made-up',
        'made-up\nxa_XA,Testish,Testish,testien,en_US,,atlas',
      ],
    },
    'languages.csv, line 3, column G (source): There is no source “atlas”',
  ],
  [
    { 'residents.csv': ['2500,2026', '2500,2101'] },
    'residents.csv, line 2, column C (year): “2101” is not a whole number from 1900 to 2100',
  ],
  [
    { 'residents.csv': ['2500,2026', ',2026'] },
    'residents.csv, line 2, column B (residents): This cell is empty',
  ],
  [
    { 'languages.csv': ['xa_XA,Testish', 'xa_XA,'] },
    'languages.csv, line 3, column A (code): The portal does not know “xa_XA” yet',
  ],
  [
    { 'languages.csv': ['testien,en_US', 'testien,en_XX'] },
    'languages.csv, line 3, column E (fallback): There is no other language “en_XX”',
  ],
  [
    {
      'languages.csv': [
        'xa_XA,Testish,Testish,testien,en_US,,made-up',
        'xa_XA,Testish,Testish,testien,xb_XB,,made-up\nxb_XB,Other,Other,autre,xa_XA,,made-up',
      ],
    },
    'languages.csv, line 3, column E (fallback): The languages behind “xa_XA” lead back to it',
  ],
  [
    { 'species.csv': ['Cephalopholis argus', 'Cephalopholis argos'] },
    'species.csv, line 2, column A (species): The directory has no species',
  ],
  [
    { 'species.csv': ['xa_XA', 'xb_XB'] },
    'species.csv, line 2, column B (language): There is no language “xb_XB”',
  ],
  [{ 'posts.csv': [',square,', ',port,'] }, 'posts.csv, line 2, column B (island): “port” is no island'],
  [
    { 'posts.csv': ['post@example.org', 'post'] },
    'posts.csv, line 2, column D (email): “post” is no mail address',
  ],
  [{ 'posts.csv': ['post@example.org', ''] }, 'posts.csv, line 2, column D (email): A post is asked by mail'],
  [
    { 'posts.csv': [',en_US,', ',en_XX,'] },
    'posts.csv, line 2, column F (language): There is no language “en_XX”',
  ],
  [{ 'posts.csv': ['monthly', 'yearly'] }, 'posts.csv, line 2, column G (rhythm): “yearly” is no rhythm'],
  [
    { 'posts.csv': ['2026-01-01', '1/1/2026'] },
    'posts.csv, line 2, column H (starts): “1/1/2026” is no date',
  ],
  [
    { 'posts.csv': ['2026-01-01,', '2026-01-01,2025-01-01'] },
    'posts.csv, line 2, column I (ends): It ends before it starts',
  ],
])('%j is named', async (edits, sentence) =>
  expect(await linesOf(packWith(edits))).toContainEqual(expect.stringContaining(sentence)),
);

test('all faults are named at once, with their number', async () => {
  const folder = packWith({ 'posts.csv': ['monthly', 'yearly'], 'residents.csv': ['2500', 'many'] });
  rmSync(join(folder, 'sources.csv'));
  const lines = await linesOf(folder);
  for (const said of ['posts.csv, line 2', 'residents.csv, line 2', 'sources.csv: It is missing'])
    expect(lines.some((line) => line.startsWith(said))).toBe(true);
  expect(lines.at(-1)).toMatch(/^\d+ faults: nothing was loaded\.$/);
});

test('a folder that is none, a file that is no UTF-8, and semicolons of a French spreadsheet', async () => {
  expect((await linesOf('/nowhere'))[0]).toBe(
    '/nowhere: There is no such folder: name the folder of a country.',
  );
  expect(
    (
      await linesOf(packWith({ 'sources.csv': 'key;source;licence\nmade-up;fait pour l’essai;CC0-1.0\n' }))
    )[0],
  ).toBe('The pack can be loaded.');
});
