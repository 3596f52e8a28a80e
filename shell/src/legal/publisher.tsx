import { PUBLISHER_TEXTS, type PublisherField } from '@ciguawatch/shared/domain/legal/plan';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { Facts } from '@ciguawatch/shared/ui/data/facts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import css from './publisher.module.css';

/** Renders a property; e-mail addresses become links. */
const shown = (field: PublisherField, value: string): ReactNode =>
  field.endsWith('email') ? <a href={`mailto:${value}`}>{value}</a> : value;

/** The configured publisher of the portal. Missing properties are reported as still to be entered. */
export const Publisher = observer(function Publisher({ fields }: { fields: readonly PublisherField[] }) {
  const t = useT('legal');
  const publisher = config.value?.publisher;
  const lines = fields.flatMap((field): [string, ReactNode][] => {
    const value = publisher?.[field];
    return value ? [[t(PUBLISHER_TEXTS[field]), shown(field, value)]] : [];
  });
  if (lines.length === 0) return <p className={css.missing}>{t('notice.notSet')}</p>;
  return <Facts facts={lines} className={css.lines} />;
});
