import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { algaeSpecies } from '../../algae/tracking';
import { speciesName } from '../../algae/words';
import css from './list.module.css';

/** Microalgae of rows without a register identifier, in their order; OBIS rejects records without one. */
const withoutId = (rows: readonly Pick<Tracking, 'at_species'>[]): string[] => {
  const ids = new Set(rows.flatMap(({ at_species }) => at_species ?? []));
  return [...ids].filter((id) => algaeSpecies.get(id)?.aphia_id === null).map(speciesName);
};

/** Says which microalgae of the listed rows OBIS would refuse; nothing where it would take all. */
export const ObisNote = observer(function ObisNote({ rows }: { rows: readonly Tracking[] }) {
  const t = useT('algae');
  const names = withoutId(rows);
  if (names.length === 0) return null;
  return <p className={css.quiet}>{t('list.obis', { names: names.sort().join(', ') })}</p>;
});
