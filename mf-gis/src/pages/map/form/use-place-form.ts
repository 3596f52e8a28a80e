import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import { useState } from 'react';
import { faultsOf, type PlaceValues } from './values';

/** Error code by field; parts of a field as `residents.year`. */
export type Faults = Record<string, ErrorCode>;

/** Values and faults of the form; faults are shown after an attempt to save, until they are corrected. */
export function usePlaceForm(start: PlaceValues) {
  const [values, setValues] = useState(start);
  const [told, setTold] = useState<Faults>({});
  const change = (part: Partial<PlaceValues>) => {
    setValues((before) => ({ ...before, ...part }));
    setTold((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field.split('.')[0]! in part))),
    );
  };
  const check = (): boolean => {
    const faults = faultsOf(values);
    setTold(faults);
    return Object.keys(faults).length === 0;
  };
  return { values, faults: told, change, check, tell: setTold, put: setValues };
}
