import type { MapFigures } from '@ciguawatch/shared/domain/statistics/engine-query';
import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { basisSaid } from '../../../public-cases/basis';

/** On how many public reports a map is based; those without a point are left out of it. */
export const mapBasis = ({ shown, unplaced }: Pick<MapFigures, 'shown' | 'unplaced'>): string =>
  basisSaid({ based: shown - unplaced, left: unplaced, withheld: false }, (key, vars) =>
    translate('domain', key, vars),
  );
