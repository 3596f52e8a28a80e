import type { CaseFilter } from '@ciguawatch/shared/domain/case-table/engine-filter';
import type { MapFigures } from '@ciguawatch/shared/domain/statistics/engine-query';
import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { basisSaid } from '../../../public-cases/basis';
import { officialText } from '../../../public-cases/official';

/**
 * On how many public reports a map is based, how many it lacks because they have no coordinates, and which
 * share of the official cases the sources hold.
 */
export const mapBasis = (
  { shown, unplaced }: Pick<MapFigures, 'shown' | 'unplaced'>,
  places: Pick<CaseFilter, 'countries' | 'archis' | 'islands'>,
  years: readonly number[],
): string =>
  [
    basisSaid({ based: shown - unplaced, left: unplaced, withheld: false }, (key, vars) =>
      translate('domain', key, vars),
    ),
    officialText(places, years),
  ]
    .filter(Boolean)
    .join(' ');
