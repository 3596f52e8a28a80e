import type { LocalName } from '@ciguawatch/shared/api/schemas/directory/species-sources';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { languageName } from '../../directory/language-name';
import css from '../../product/product.module.css';
import { Source } from './source';

/** Names that belong to a size or a place, each with who says so. */
export const LocalNames = observer(function LocalNames({ names }: { names: readonly LocalName[] }) {
  const t = useT('directory');
  if (names.length === 0) return null;
  return (
    <Card title={t('local.title')}>
      <dl className={css.facts}>
        {names.map((one) => (
          <div key={`${one.language} ${one.name} ${one.size} ${one.place}`}>
            <dt>{languageName(t, one.language)}</dt>
            <dd>
              <b lang={one.language.split('_')[0]}>{one.name}</b>{' '}
              {[
                one.size && t(`local.${one.size}`),
                one.up_to_cm !== null && t('local.upTo', { length: one.up_to_cm }),
                one.place && t('local.at', { place: one.place }),
              ]
                .filter(Boolean)
                .join(', ')}{' '}
              <Source {...one.source} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
});
