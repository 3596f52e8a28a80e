import { nameOrder } from '@ciguawatch/shared/domain/text/name-order';
import { phenotypeLabel } from '@ciguawatch/shared/domain/text/search/species-names';
import { language } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { FormSegmented, FormSelect } from '@ciguawatch/shared/ui/form/choice-fields';
import { FormTextField } from '@ciguawatch/shared/ui/form/text-fields';
import { FormNumberField } from '@ciguawatch/shared/ui/form/typed-fields';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { dietText } from '../../directory/cards/diet-text';
import { readerLanguages } from '../../directory/languages';
import { useWords } from '../../revisions/field-words';
import { AlikeNames } from './alike-names';
import css from './edit.module.css';
import type { Editing } from './read-edited';

/** Usual diets; an object's other diet stays available as a choice. */
const DIETS = ['carnivore', 'herbivore', 'omnivore', 'planktivore', 'detritivore', 'filter_feeder'];

/** The properties of a species or group without language; renders nothing for people who only translate. */
export const FactsCard = observer(function FactsCard({ editing }: { editing: Editing }) {
  const words = useWords();
  const { t, d } = words;
  const { kind, fields, held } = editing;
  const title = kind === 'specie' ? 'name' : 'value';
  if (!fields.includes(title)) return null;
  const { food } = held;
  const diets = typeof food === 'string' && !DIETS.includes(food) ? [...DIETS, food] : DIETS;
  const groups = collections.phenotype
    .all()
    .filter((group) => !group.deleted || group.id === held.phenotype_id)
    .map((group) => ({ id: String(group.id), label: phenotypeLabel(group, readerLanguages()) }))
    .sort((a, b) => nameOrder(language.intl)(a.label, b.label));
  return (
    <Card title={t('form.facts')}>
      <div className={css.fields}>
        <div className={css.whole}>
          <FormTextField
            label={t(`field.${title}`)}
            name={title}
            required
            maxLength={120}
            spellCheck={false}
            {...(kind === 'specie' && { lang: 'la' })}
          />
          <AlikeNames editing={editing} />
        </div>
        {kind === 'phenotype' ? (
          <div className={css.whole}>
            <FormTextField
              label={t('field.families')}
              help={t('form.familiesHelp')}
              name="families"
              lang="la"
              spellCheck={false}
            />
          </div>
        ) : (
          <>
            <FormTextField
              label={t('field.family')}
              help={t('form.familyHelp')}
              name="family"
              maxLength={60}
              lang="la"
              spellCheck={false}
            />
            <FormSelect
              label={t('field.phenotype_id')}
              name="phenotype_id"
              placeholder={t('value.unknown')}
              options={groups}
            />
            <FormSelect
              label={t('field.food')}
              name="food"
              placeholder={t('value.unknown')}
              options={diets.map((diet) => ({ id: diet, label: dietText(d, diet) }))}
            />
            <FormSegmented
              label={t('field.sedentary')}
              name="sedentary"
              options={[
                { value: 'yes', label: d('fact.yes') },
                { value: 'no', label: d('fact.no') },
                { value: 'unknown', label: t('value.unknown') },
              ]}
            />
            <FormNumberField label={t('field.spec_code')} name="spec_code" min={1} />
            <FormNumberField label={t('field.aphia_id')} name="aphia_id" min={1} />
            <div className={css.whole}>
              <FormTextField
                label={t('field.synonyms')}
                help={t('form.synonymsHelp')}
                name="synonyms"
                lang="la"
                spellCheck={false}
                multiline
                rows={2}
              />
            </div>
          </>
        )}
      </div>
    </Card>
  );
});
