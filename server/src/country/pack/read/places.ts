import { LANDFORMS } from '@ciguawatch/shared/api/schemas/outline';
import { lng360, type PointGeometry, round7 } from '@ciguawatch/shared/domain/geo/geometry';
import { isZone } from '../../../features/locations/edit/zone';
import type { Faults } from '../faults';
import type { PackPlace, PackSource } from '../pack';
import { isNew, neededCell, sourceCell, wholeCell } from './cells';
import { type Row, readTable } from './table';

export const PLACES_FILE = 'places.csv';
/** Stands in place of a key for the country itself. */
export const COUNTRY_KEY = 'country';
const FORM = {
  ...{ file: PLACES_FILE, needed: true, headings: ['key', 'type', 'name', 'parent', 'source'] },
  optional: ['longitude', 'latitude', 'time_zone', 'landform', 'other_names', 'number'],
  also: /^name_[a-z]{2}$/,
};
/** Largest id that a row can have. */
const MAX_ID = 2_147_483_647;

/** A place with the row that it was read from, for the checks between places. */
export interface ReadPlace extends PackPlace {
  row: Row;
}

/** The places of a pack, each checked for itself. */
export function readPlaces(
  folder: string,
  sources: ReadonlyMap<string, PackSource>,
  faults: Faults,
): ReadPlace[] {
  const [keys, numbers] = [new Set<string>(), new Set<string>()];
  return readTable(folder, FORM, faults).flatMap((row) => {
    const key = readKey(row, keys, faults);
    const type = readType(row, faults);
    const name = neededCell(row, 'name', faults);
    if (!key || !type || !name) return [];
    const number = wholeCell(row, 'number', faults, MAX_ID);
    if (number !== null) isNew(numbers, String(number), row, 'number', faults);
    return [
      {
        ...{ row, key, type, name, names: namesIn(row), number },
        otherNames: row
          .cell('other_names')
          .split('|')
          .map((one) => one.trim())
          .filter(Boolean),
        parent: row.cell('parent') || null,
        zone: readZone(row, type, faults),
        landform: readLandform(row, faults),
        geometry: readPoint(row, faults),
        // An archipelago without a source gets an outline from its islands.
        source: type === 'A' && row.cell('source') === '' ? null : sourceCell(row, sources, faults),
      },
    ];
  });
}

function readKey(row: Row, seen: Set<string>, faults: Faults): string | null {
  const key = neededCell(row, 'key', faults);
  if (key === null) return null;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key) || key.length > 60 || key === COUNTRY_KEY) {
    faults.add(
      row.at('key'),
      `“${key}” is no key: use small letters without accents, digits and hyphens, such as “viti-levu”, and not “${COUNTRY_KEY}”.`,
    );
    return null;
  }
  return isNew(seen, key, row, 'key', faults) ? key : null;
}

function readType(row: Row, faults: Faults): PackPlace['type'] | null {
  const type = row.cell('type');
  if (type === 'A' || type === 'I' || type === 'L') return type;
  faults.add(
    row.at('type'),
    `“${type}” is no type: write A for an archipelago, I for an island, L for a locality. The country stands in country.json.`,
  );
  return null;
}

const namesIn = (row: Row): Record<string, string> =>
  Object.fromEntries(
    row.headings.flatMap((heading) => {
      const name = heading.startsWith('name_') ? row.cell(heading) : '';
      return name === '' ? [] : [[heading.slice('name_'.length), name]];
    }),
  );

function readZone(row: Row, type: PackPlace['type'], faults: Faults): string | null {
  const zone = row.cell('time_zone');
  if (zone === '') return null;
  if (type !== 'A')
    faults.add(
      row.at('time_zone'),
      'Only an archipelago may have a time zone of its own: leave this cell empty.',
    );
  else if (!isZone(zone))
    faults.add(
      row.at('time_zone'),
      `“${zone}” is no time zone of the IANA database: write one such as “Pacific/Fiji”.`,
    );
  else return zone;
  return null;
}

function readLandform(row: Row, faults: Faults): string | null {
  const landform = row.cell('landform');
  if (landform === '' || (LANDFORMS as readonly string[]).includes(landform)) return landform || null;
  faults.add(
    row.at('landform'),
    `“${landform}” is no landform: use ${LANDFORMS.join(', ')}, or leave the cell empty.`,
  );
  return null;
}

function readPoint(row: Row, faults: Faults): PointGeometry | null {
  const [lng, lat] = [row.cell('longitude'), row.cell('latitude')];
  if (lng === '' && lat === '') return null;
  const within = (text: string, min: number, max: number) =>
    /^-?\d+(\.\d+)?$/.test(text) && Number(text) >= min && Number(text) <= max;
  const wrong = (heading: string, says: string) =>
    faults.add(
      row.at(heading),
      `“${row.cell(heading)}” is no ${heading}: write ${says} with a point, such as “-17.8”.`,
    );
  if (!within(lng, -180, 360)) wrong('longitude', 'degrees from -180 to 360');
  else if (!within(lat, -85, 85)) wrong('latitude', 'degrees from -85 to 85');
  else return { type: 'Point', coordinates: [round7(lng360(Number(lng))), Number(lat)] };
  return null;
}
