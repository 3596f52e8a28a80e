import type { NameTranslation } from '@ciguawatch/shared/api/schemas/species';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { directory } from '../directory/directory';
import { languageName } from '../directory/language-name';
import { namesByLanguage } from './names-by-language';
import css from './product.module.css';
import type { Product } from './reports';
import { suggestAddress } from './suggest-link';

/** The names in every language of the directory; a missing one is replaced and marked so. */
export const Names = observer(function Names(props: { product: Product; names: readonly NameTranslation[] }) {
  const t = useT('directory');
  const to = suggestAddress(props.product);
  return (
    <Card title={t('product.names')}>
      <dl className={css.facts}>
        {namesByLanguage(directory.languages, props.names).map(({ lang, own, fallback }) => (
          <div key={lang}>
            <dt>{languageName(t, lang)}</dt>
            <dd>
              {own.length > 0 ? (
                <b lang={lang.split('_')[0]}>{own.join(', ')}</b>
              ) : (
                <>
                  {fallback ? `${fallback} ` : ''}
                  <small>{t(fallback ? 'product.englishName' : 'product.noName')}</small>{' '}
                  {to && <CrossLink to={to}>{t('product.translate')}</CrossLink>}
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
});
