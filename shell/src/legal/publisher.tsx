import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { observer } from 'mobx-react-lite';
import type { PublisherField } from './plan';
import css from './publisher.module.css';

/** Key of each field's name in the dictionary `legal`. */
const NAMES: Record<PublisherField, string> = {
  name: 'notice.name',
  address: 'notice.address',
  email: 'notice.email',
  host: 'notice.host',
  dpo_email: 'privacy.dpo',
};

/**
 * Who publishes the portal, from its configuration. Nothing is invented: without any of the
 * fields the page says that they are still to be entered.
 */
export const Publisher = observer(function Publisher({ fields }: { fields: readonly PublisherField[] }) {
  const t = useT('legal');
  const publisher = config.value?.publisher;
  const lines = fields.flatMap((field) => {
    const value = publisher?.[field];
    return value ? [{ field, value }] : [];
  });
  if (lines.length === 0) return <p className={css.missing}>{t('notice.notSet')}</p>;
  return (
    <dl className={css.lines}>
      {lines.map(({ field, value }) => (
        <div key={field} className={css.line}>
          <dt>{t(NAMES[field])}</dt>
          <dd>{field.endsWith('email') ? <a href={`mailto:${value}`}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
});
