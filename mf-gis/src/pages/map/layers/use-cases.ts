import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import { useEffect, useMemo, useState } from 'react';
import { casesByIsland } from './cases-by-island';

const NO_COUNTS: ReadonlyMap<number, number> = new Map();
const NO_ROWS = [] as const;

/** The layer of public cases, which is loaded only when it is shown. */
export interface CasesLayer {
  isShown: boolean;
  toggle: () => void;
  title: string;
  /** What the layer shows, in words; null while it is hidden. */
  note: string | null;
  /** Public cases by location id of the island. */
  counts: ReadonlyMap<number, number>;
}

/**
 * This year's public cases on the islands of a country. Use it in an observer.
 * @param own location id of the edited island; null for another kind of place
 */
export function useCases(country: number | null, own: number | null): CasesLayer {
  const t = useT('outlineEdit');
  const [isShown, setShown] = useState(false);
  const { case: cases } = collections;
  const { year } = homeMonth();
  useEffect(() => {
    if (isShown) void cases.ensure();
  }, [isShown, cases]);
  const rows = isShown ? cases.all() : NO_ROWS;
  const counts = useMemo(
    () => (rows.length === 0 ? NO_COUNTS : casesByIsland(rows, country, year)),
    [rows, country, year],
  );
  const note = (): string => {
    if (cases.state === 'error') return t('layers.casesFailed');
    if (cases.state === 'empty' || cases.state === 'loading') return t('layers.casesLoading');
    const count = [...counts.values()].reduce((sum, one) => sum + one, 0);
    const all = t('layers.casesAll', { count });
    return own === null || count === 0
      ? all
      : `${all} ${t('layers.casesHere', { count: counts.get(own) ?? 0 })}`;
  };
  return {
    isShown,
    toggle: () => setShown(!isShown),
    title: t('layers.cases', { year }),
    note: isShown ? note() : null,
    counts,
  };
}
