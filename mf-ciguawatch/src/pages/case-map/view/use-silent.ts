import type { MapFigures } from '@ciguawatch/shared/domain/statistics/engine-query';
import { language } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import type { ClusterPoint } from '@ciguawatch/shared/ui/map/clusters/cluster-index';
import { useMemo } from 'react';
import type { CaseChoice } from '../../../public-cases/cases-choice';
import { silentPoints } from '../../../public-cases/silent-islands';

type Figures = Pick<MapFigures, 'places'>;

/** Location ids of the islands with reports. */
const reportedOn = ({ places }: Figures): Set<number> =>
  new Set(places.filter(({ kind }) => kind === 'island').map(({ id }) => id));

/** Map markers of islands that nobody observed in the chosen time. Call it inside an observer. */
export function useSilent(figures: Figures | null, choice: CaseChoice): readonly ClusterPoint[] {
  const { code } = language;
  const { coverage, location } = collections;
  const known = `${coverage.revision} ${location.revision} ${code}`;
  return useMemo(() => (figures ? silentPoints(choice, reportedOn(figures)) : []), [figures, choice, known]);
}
