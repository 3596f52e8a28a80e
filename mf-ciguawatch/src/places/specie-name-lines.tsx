import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { specieNames } from '@ciguawatch/shared/domain/text/search/species-names';
import { readerLanguages } from '@ciguawatch/shared/runtime/i18n/i18n';

/** Names of a species in two lines: the local name with that in the interface language, and the scientific name. */
export function SpecieNameLines({ specie }: { specie: Specie }) {
  const { local, common, scientific } = specieNames(specie, readerLanguages());
  const first = local[0];
  return (
    <>
      <span>
        {first && <b lang={first.lang.slice(0, 2)}>{first.value}</b>}
        {first && common ? ', ' : ''}
        {first ? common : <b>{common}</b>}
      </span>
      <i lang="la">{scientific}</i>
    </>
  );
}
