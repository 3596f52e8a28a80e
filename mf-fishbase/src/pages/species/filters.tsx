import { nameOrder } from '@ciguawatch/shared/domain/text/name-order';
import { phenotypeLabel } from '@ciguawatch/shared/domain/text/search/species-names';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Chip } from '@ciguawatch/shared/ui/fields/chip';
import { ChipRadio } from '@ciguawatch/shared/ui/fields/chip-group';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { dietText } from '../../directory/cards/diet-text';
import type { Choice } from '../../directory/choice';
import { directory } from '../../directory/directory';
import { readerLanguages } from '../../directory/languages';
import css from './filters.module.css';

/** Value of the chip for all groups. */
const ALL = 'all';

interface Props {
  choice: Choice;
  change: (part: Partial<Choice>) => void;
}

/** Filters by group, diet, habit and first letter, with the values that occur in the directory. */
export const Filters = observer(function Filters({ choice, change }: Props) {
  const t = useT('directory');
  const [more, setMore] = useState(false);
  const groups = directory.groups
    .map((group) => ({ value: String(group.id), label: phenotypeLabel(group, readerLanguages()) }))
    .sort((a, b) => nameOrder(language.intl)(a.label, b.label));
  const diets = directory.diets.map((id) => ({ id, label: dietText(t, id) }));
  const letters = directory.letters.map((id) => ({ id, label: id }));
  const { sedentary } = choice;
  const count = [choice.diet, sedentary, choice.letter].filter((one) => one !== null).length;
  return (
    <>
      <div className={css.groups}>
        <Chip icon="sliders-horizontal" isOn={more || count > 0} onPress={() => setMore(!more)}>
          {count === 0 ? t('filter.more') : t('filter.moreOn', { count })}
        </Chip>
        <ChipRadio
          label={t('filter.group')}
          hideLabel
          size="md"
          options={[{ value: ALL, label: t('filter.anyGroup') }, ...groups]}
          value={choice.group === null ? ALL : String(choice.group)}
          onChange={(id) => change({ group: id === null || id === ALL ? null : Number(id) })}
        />
      </div>
      {more && (
        <div className={css.more}>
          <Select
            label={t('filter.diet')}
            placeholder={t('filter.any')}
            options={diets}
            value={choice.diet}
            onChange={(diet) => change({ diet })}
          />
          <Select
            label={t('filter.sedentary')}
            placeholder={t('filter.any')}
            options={[
              { id: 'yes', label: t('fact.yes') },
              { id: 'no', label: t('fact.no') },
            ]}
            value={sedentary === null ? null : sedentary ? 'yes' : 'no'}
            onChange={(id) => change({ sedentary: id === null ? null : id === 'yes' })}
          />
          <Select
            label={t('filter.letter')}
            placeholder={t('filter.any')}
            options={letters}
            value={choice.letter}
            onChange={(letter) => change({ letter })}
          />
        </div>
      )}
    </>
  );
});
