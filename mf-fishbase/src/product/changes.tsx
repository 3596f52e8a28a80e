import type { SpecieDetail } from '@ciguawatch/shared/api/schemas/product';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { changedFields } from './changed-fields';
import css from './product.module.css';
import type { Detail } from './use-detail';

/** Approved changes with their dates, without names of persons. */
export default observer(function Changes({ detail }: { detail: Detail<Pick<SpecieDetail, 'history'>> }) {
  const t = useT('directory');
  if (detail === 'loading') return null;
  const history = detail === 'error' ? detail : detail.history;
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
