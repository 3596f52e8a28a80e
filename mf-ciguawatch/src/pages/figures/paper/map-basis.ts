import type { CaseFilter } from '@ciguawatch/shared/domain/case-table/engine-filter';
import type { MapFigures } from '@ciguawatch/shared/domain/statistics/engine-query';
import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { basisSentence } from '../../../public-cases/basis';
import { officialText } from '../../../public-cases/official';

/** Sentences on the basis of a map: its public reports, those without coordinates, and the official cases. */
export const mapBasis = (
  { shown, unplaced }: Pick<MapFigures, 'shown' | 'unplaced'>,
  places: Pick<CaseFilter, 'countries' | 'archis' | 'islands'>,
  years: readonly number[],
): string =>
  [
    basisSentence({ based: shown - unplaced, left: unplaced, withheld: false }, (key, vars) =>
      translate('domain', key, vars),
    ),
    officialText(places, years),
  ]
    .filter(Boolean)
    .join(' ');
