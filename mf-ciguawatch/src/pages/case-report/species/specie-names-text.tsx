import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { SpecieNameLines } from '../../../places/specie-name-lines';
import css from './species.module.css';

/** Names of a species: the local name, the name in the interface language, and the scientific name. */
export function SpecieNamesText({ specie }: { specie: Specie }) {
  return (
    <span className={css.names}>
      <SpecieNameLines specie={specie} />
    </span>
  );
}
