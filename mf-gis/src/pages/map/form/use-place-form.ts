import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import { useState } from 'react';
import { faultsOf, type PlaceValues } from './values';

/** Reason per field; `residents.year` and the like for parts of one. */
export type Faults = Record<string, ErrorCode>;

/** The values of the form and what is wrong with them, said once saving was tried and until it is put right. */
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
