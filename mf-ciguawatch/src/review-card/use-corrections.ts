import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { useRef, useState } from 'react';
import { Corrections } from './corrections';

/** Corrections of this page; `onSaved` may change between renders. */
export function useCorrections(onSaved: (row: CaseFull) => void): Corrections {
  const latest = useRef(onSaved);
  latest.current = onSaved;
  return useState(() => new Corrections((row) => latest.current(row)))[0];
}
