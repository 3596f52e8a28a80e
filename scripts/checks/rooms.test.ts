import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
/** Folders whose subfolders are all rooms, or contain rooms. */
const ROOM_PARENTS = ['shared', 'shell/src', 'server/src'];
/** Folders that belong to the room above and are no rooms of their own. */
const NO_ROOMS =
  /^(node_modules|dist|internal|locales|fonts|glyphs|drawings|migrations|reference|schema|demo|response-cache)$/;
const CODE = /\.(tsx?|mjs)$/;

function foldersBelow(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NO_ROOMS.test(entry.name))
    .map((entry) => `${folder}/${entry.name}`)
    .flatMap((one) => [one, ...foldersBelow(one)]);
}

const holdsCode = (folder: string) => readdirSync(path.join(ROOT, folder)).some((name) => CODE.test(name));

/** First column of the table of rooms: `shared/contract` > its description. */
const describedRooms = new Map(
  [
    ...readFileSync(path.join(ROOT, 'docs/ARCHITECTURE.md'), 'utf8').matchAll(
      /^\| `((?:shared|shell|server)\/[^`]+)` +\| (.+?) +\|$/gm,
    ),
  ].map((match) => [match[1] ?? '', match[2] ?? '']),
);

test('every room that is named exists', () => {
  expect(describedRooms.size).toBeGreaterThan(60);
  expect([...describedRooms.keys()].filter((room) => !existsSync(path.join(ROOT, room)))).toEqual([]);
});

test('every room is named, itself or with the rooms above it', () => {
  const rooms = ROOM_PARENTS.flatMap(foldersBelow).filter(holdsCode);
  const covered = (room: string) =>
    describedRooms.has(room) ||
    describedRooms.has(path.posix.dirname(room)) ||
    describedRooms.has(path.posix.dirname(path.posix.dirname(room)));
  expect(rooms.filter((room) => !covered(room))).toEqual([]);
});

/** Numbered sequences and drawings, which nobody browses. */
const UNLIMITED_FOLDERS = /(^|\/)(adr|migrations|drawings|locales|fixtures|reference-data)$/;
const TOPS = ['scripts', 'tools', 'docs', 'shared', 'shell', 'server', 'e2e'].concat(
  ['ciguawatch', 'fishbase', 'gis', 'global'].map((name) => `mf-${name}`),
);

function allBelow(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(node_modules|dist)$/.test(entry.name))
    .flatMap((entry) => [`${folder}/${entry.name}`, ...allBelow(`${folder}/${entry.name}`)]);
}

test('no folder holds more than 20 files, tests aside', () => {
  const files = (folder: string) =>
    readdirSync(path.join(ROOT, folder), { withFileTypes: true }).filter(
      (entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name),
    ).length;
  const folders = TOPS.flatMap((top) => [top, ...allBelow(top)]).filter(
    (folder) => !UNLIMITED_FOLDERS.test(folder),
  );
  expect(folders.length).toBeGreaterThan(200);
  expect(folders.filter((folder) => files(folder) > 20)).toEqual([]);
});
