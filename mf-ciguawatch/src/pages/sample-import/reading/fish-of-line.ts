import type { SampleLine } from '@ciguawatch/shared/api/schemas/desk/sample-import';
import type { LineReader } from './line-reader';
import type { Reading } from './reading';
import { originNamed, tissueNamed } from './words';

/** What a line says of its fish, without its results. */
type ReadFish = Omit<SampleLine, 'line' | 'result'>;

/** The fish of a line; `isUnnamed` where the directory lacks it and its name is kept as written. */
export function fishOf(line: LineReader, reading: Reading): { fish: ReadFish; isUnnamed: boolean } {
  const told = line.text('country');
  const named = told === null ? reading.country : reading.countryNamed(told);
  if (named === undefined) line.refuse('country', 'country');
  const country = named ?? reading.country;
  const { isUnnamed, ...species } = speciesOf(line, reading);
  const caseId = line.number('case_id');
  return {
    isUnnamed,
    fish: {
      code: line.text('code') ?? line.refuse('code', 'missing') ?? '',
      country,
      ...species,
      location_id: placeOf(line, reading, country),
      caught_on: line.day('caught_on'),
      tissue: line.chosen('tissue', tissueNamed),
      length_cm: line.number('length_cm'),
      weight_g: line.number('weight_g'),
      origin: line.chosen('origin', originNamed) ?? reading.origin,
      case_id: caseId === null || Number.isInteger(caseId) ? caseId : line.refuse('case_id', 'number'),
    },
  };
}

/** Most characters of a name that is kept as written. */
const LONGEST_NAME = 120;

function speciesOf(line: LineReader, reading: Reading) {
  const name = line.text('fish');
  if (name === null) return { isUnnamed: false };
  const found = reading.fish.find(name);
  if ('fish' in found) return { isUnnamed: false, ...found.fish };
  return { isUnnamed: true, species_text: name.slice(0, LONGEST_NAME) };
}

function placeOf(line: LineReader, { places }: Reading, country: number): number | null {
  const name = line.text('place');
  if (name === null) return null;
  const found = places(country).find(name, null);
  return 'place' in found ? found.place.id : line.refuse('place', 'place');
}
