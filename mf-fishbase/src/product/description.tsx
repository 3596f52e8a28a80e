import type { Phenotype, Specie } from '@ciguawatch/shared/api/schemas/species';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { readerLanguages } from '../directory/languages';
import css from './product.module.css';
import type { Product } from './reports';
import { suggestAddress } from './suggest-link';
import { textInLanguage } from './text-in-language';

interface Props {
  product: Product;
  of: Pick<Specie | Phenotype, 'description' | 'descriptions'>;
  /** what is said of the text, below it */
  children?: ReactNode;
}

/**
 * The description in the reader's or the default language; a missing one invites people who may write it.
 */
export const Description = observer(function Description({ product, of, children }: Props) {
  const t = useT('directory');
  const to = suggestAddress(product);
  const found = textInLanguage(of, readerLanguages());
  return (
    <Card title={t('product.description')}>
      {found ? (
        <>
          <p className={css.text} lang={found.lang?.slice(0, 2)}>
            {found.text}
          </p>
          {found.lang && (
            <p className={css.quiet}>
              {t('product.englishText')} {to && <CrossLink to={to}>{t('product.translate')}</CrossLink>}
            </p>
          )}
          {children}
        </>
      ) : (
        <p className={css.quiet}>
          {t('product.noDescription')} {to && <CrossLink to={to}>{t('product.write')}</CrossLink>}
        </p>
      )}
    </Card>
  );
});
