import type { SpecieDetail } from '@ciguawatch/shared/api/schemas/product';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Fish } from '@ciguawatch/shared/ui/art/fish/fish';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { namesOfSpecies } from '../../directory/names';
import css from './look-alikes.module.css';

/** Species that are easily taken for this one, with what sets them apart. */
export const LookAlikes = observer(function LookAlikes({ alike }: { alike: SpecieDetail['look_alikes'] }) {
  const t = useT('directory');
  const known = alike.flatMap(({ id, differs }) => {
    const specie = collections.specie.get(id);
    return specie ? [{ specie, differs }] : [];
  });
  if (known.length === 0) return null;
  return (
    <Card title={t('alike.title')}>
      <ul className={css.list}>
        {known.map(({ specie, differs }) => {
          const naming = namesOfSpecies(specie);
          return (
            <li key={specie.id}>
              <Fish species={specie.slug} family={specie.family} size={96} />
              <p>
                <CrossLink to={`/fishbase/specie/${specie.id}`}>
                  <span lang={naming.lang}>{naming.first}</span>
                </CrossLink>{' '}
                {naming.scientific && <i lang="la">{naming.scientific}</i>}
                <small>
                  {differs.length === 0
                    ? t('alike.same')
                    : t('alike.differs', { traits: differs.map((name) => t(`alike.${name}`)).join(', ') })}
                </small>
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
});
