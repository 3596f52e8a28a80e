import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { directory } from '../../directory/directory';
import { namesOfSpecies } from '../../directory/names';
import css from '../../product/product.module.css';
import { leadingSpecies } from './leading-species';

interface Props {
  species: readonly Specie[];
  group: number;
  /** number of reports that name the group but no species */
  unnamed: number;
  /** number of reports that name the group or one of its species */
  total: number;
}

/** The species of a group, the most reported first. */
export const GroupSpecies = observer(function GroupSpecies({ species, group, unnamed, total }: Props) {
  const t = useT('directory');
  const count = (id: number) => directory.counts.species.get(id) ?? 0;
  const { shown, left } = leadingSpecies(species, ({ id }) => count(id));
  return (
    <Card
      title={t('product.groupSpecies')}
      actions={
        left && (
          <CrossLink to={`/fishbase/species?group=${group}`}>
            {t('product.seeAll', { number: formatNumber(species.length) })}
          </CrossLink>
        )
      }
    >
      <ul className={css.species}>
        {shown.map((specie) => {
          const { first, lang, second, scientific } = namesOfSpecies(specie);
          return (
            <li key={specie.id}>
              <CrossLink to={`/fishbase/specie/${specie.id}`}>
                <b>
                  <span lang={lang}>{first}</span>
                  {second && `, ${second}`}
                </b>
              </CrossLink>
              {scientific && <i lang="la">{scientific}</i>}
              {directory.counted && <small>{t('list.reports', { count: count(specie.id) })}</small>}
            </li>
          );
        })}
      </ul>
      {directory.counted && left && (
        <p className={css.quiet}>
          {t(left.each === 0 ? 'product.left_none' : `product.left_${left.equal ? 'each' : 'most'}`, {
            count: left.count,
            each: formatNumber(left.each),
          })}
        </p>
      )}
      {directory.counted && total > 0 && (
        <p className={css.quiet}>{t('product.unnamed', { count: unnamed })}</p>
      )}
    </Card>
  );
});
