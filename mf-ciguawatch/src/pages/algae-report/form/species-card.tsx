import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { otherFields } from '../../../algae/other-answers';
import css from '../report.module.css';
import { freshSpecies, type SpeciesValues } from '../values';
import type { PartProps } from './sampling-card';
import { SpeciesRow } from './species-row';

/** Species found in the sampling; each becomes a row. */
export const SpeciesCard = observer(function SpeciesCard({ values, change, onValidity }: PartProps) {
  const t = useT('algae');
  const { species } = values;
  const put = (uuid: string, part: Partial<SpeciesValues>) =>
    change({ species: species.map((one) => (one.uuid === uuid ? { ...one, ...part } : one)) });
  return (
    <Card title={t('form.species', { count: species.length })}>
      <div className={css.species}>
        {species.map((one, index) => (
          <SpeciesRow
            key={one.uuid}
            one={one}
            number={index + 1}
            change={(part) => put(one.uuid, part)}
            onValidity={onValidity}
            {...(species.length > 1 && {
              onRemove: () => {
                for (const field of ['cells', ...otherFields('species')])
                  onValidity(`${field} ${one.uuid}`, true);
                change({ species: species.filter(({ uuid }) => uuid !== one.uuid) });
              },
            })}
          />
        ))}
      </div>
      <Button icon="plus" onPress={() => change({ species: [...species, freshSpecies()] })}>
        {t('form.addSpecies')}
      </Button>
    </Card>
  );
});
