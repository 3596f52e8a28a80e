import type { SpecieDetail } from '@ciguawatch/shared/api/schemas/product';
import type { Phenotype, Specie } from '@ciguawatch/shared/api/schemas/species';
import { phenotypeLabel } from '@ciguawatch/shared/domain/text/search/species-names';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { dietText } from '../../directory/cards/diet-text';
import { readerLanguages } from '../../directory/languages';
import css from '../../product/product.module.css';
import type { Detail } from '../../product/use-detail';
import { PartsEaten } from './parts-eaten';

interface Props {
  specie: Specie;
  group: Phenotype | undefined;
  detail: Detail<Pick<SpecieDetail, 'max_length_cm' | 'parts_eaten'>>;
}

/** A species' phenotype, its length, its diet, whether it stays in one place, and links to FishBase and WoRMS. */
export const Facts = observer(function Facts(props: Props) {
  const { specie, group, detail } = props;
  const t = useT('directory');
  const { sedentary, spec_code: code, aphia_id: aphia } = specie;
  const length = typeof detail === 'object' ? detail.max_length_cm : null;
  const unknown = <small>{t('fact.unknown')}</small>;
  return (
    <Card title={t('fact.title')}>
      <dl className={css.facts}>
        <div>
          <dt>{t('fact.group')}</dt>
          <dd>
            {group ? (
              <CrossLink to={`/fishbase/phenotype/${group.id}`}>
                {phenotypeLabel(group, readerLanguages())}
              </CrossLink>
            ) : (
              unknown
            )}
          </dd>
        </div>
        {length !== null && (
          <div>
            <dt>{t('fact.length')}</dt>
            <dd>
              {t('fact.cm', { length })} <small>{t('fact.lengthSource')}</small>
            </dd>
          </div>
        )}
        {typeof detail === 'object' && (
          <div>
            <dt>{t('parts.title')}</dt>
            <dd>
              <PartsEaten parts={detail.parts_eaten} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('fact.diet')}</dt>
          <dd>{specie.food ? dietText(t, specie.food) : unknown}</dd>
        </div>
        <div>
          <dt>{t('fact.sedentary')}</dt>
          <dd>{sedentary === null ? unknown : t(sedentary ? 'fact.stays' : 'fact.roams')}</dd>
        </div>
        <div>
          <dt>{t('fact.specCode')}</dt>
          <dd>{code === null ? unknown : <a href={`https://www.fishbase.se/summary/${code}`}>{code}</a>}</dd>
        </div>
        <div>
          <dt>{t('fact.aphiaId')}</dt>
          <dd>
            {aphia === null ? (
              unknown
            ) : (
              <a href={`https://www.marinespecies.org/aphia.php?p=taxdetails&id=${aphia}`}>{aphia}</a>
            )}
          </dd>
        </div>
        {specie.synonyms && (
          <div>
            <dt>{t('fact.synonyms')}</dt>
            <dd>
              {specie.synonyms.map(({ name, source }) => (
                <p key={name}>
                  <i lang="la">{name}</i> <small>{t('fact.source', { source })}</small>
                </p>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
});
