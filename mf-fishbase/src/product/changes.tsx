import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { changedFields } from './changed-fields';
import css from './product.module.css';
import type { Product } from './reports';
import { useHistory } from './use-history';

interface Props {
  product: Product;
  /** version of the product on the device */
  version: number;
}

/** Approved changes with their dates, without names of persons. */
export default observer(function Changes({ product, version }: Props) {
  const t = useT('directory');
  const history = useHistory(product, version);
  if (history === 'loading') return null;
  return (
    <Card title={t('change.title')}>
      {history === 'error' && <p className={css.quiet}>{t('change.error')}</p>}
      {history.length === 0 && <p className={css.quiet}>{t('change.none')}</p>}
      {Array.isArray(history) && history.length > 0 && (
        <dl className={css.facts}>
          {history.map(({ id, date, actionType, fields }) => (
            <div key={id}>
              <dt>
                <time dateTime={date}>{formatInstant(date)}</time>
              </dt>
              <dd>{actionType === 'update' ? changedFields(t, fields) : t(`change.${actionType}`)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
});
