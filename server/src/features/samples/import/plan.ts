import type { SampleChange } from '@ciguawatch/shared/api/schemas/desk/sample-import';
import type { Sample } from '@ciguawatch/shared/api/schemas/desk/samples';
import { fishColumns } from '../content';
import { differingFields, type Fish, losesItsCase, updatedFish } from './compare-fish';
import { compareResults } from './compare-results';
import type { LineFault, SampleGroup } from './line-groups';

/** What lines add to their sample and change of it. */
export interface Plan extends Omit<ReturnType<typeof compareResults>, 'changes'> {
  group: SampleGroup;
  /** the stored sample; null for a new one */
  before: Sample | null;
  /** the fish afterwards */
  fish: Fish;
  changes: SampleChange[];
}

/** Compares the lines of a sample with what is stored of it. */
export function planOf(group: SampleGroup, before: Sample | undefined): Plan {
  const given = fishColumns(group.fish);
  const { changes, ...results } = compareResults(before?.results ?? [], group.results);
  const faults = [...results.faults];
  if (!before) return { ...results, faults, group, before: null, fish: given, changes: [] };
  const stored = fishColumns(before);
  const line = group.lines[0]?.line ?? 0;
  const isLost = losesItsCase(stored, given);
  if (isLost) faults.push({ line, field: 'origin', code: 'contradicts' } satisfies LineFault);
  const ofFish = isLost ? [] : differingFields(stored, given);
  return {
    ...{ ...results, faults, group, before, fish: updatedFish(stored, given) },
    changes: [
      ...ofFish.map((field) => ({
        ...{ line, code: before.code, method: null, field },
        ...{ stored: cell(stored[field]), given: cell(given[field]) },
      })),
      ...changes.map((one) => ({ ...one, code: before.code })),
    ],
  };
}

const cell = (value: Fish[keyof Fish]): string | number | null => (typeof value === 'boolean' ? null : value);
