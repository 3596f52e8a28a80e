import { fieldOf } from '@ciguawatch/shared/domain/report/report-sections';
import { codeText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { observer } from 'mobx-react-lite';
import css from './new.module.css';

/** Notice above a report under correction: why the server refused it, or that it was sent meanwhile. */
export const FixNotice = observer(function FixNotice({ uuid }: { uuid: string }) {
  const t = useT('ciguawatch');
  const d = useT('domain');
  useT('errors');
  const item = outbox.find(uuid);
  if (item === undefined) {
    const id = outbox.sent.find((one) => one.uuid === uuid)?.id;
    return (
      <div className={css.notice}>
        <Banner tone="info" role="status">
          {t(id == null ? 'report.fixLeft' : 'report.fixLeftAs', { id: String(id) })}
        </Banner>
      </div>
    );
  }
  if (item.state !== 'refused' || !item.error) return null;
  const { code, fields = {} } = item.error;
  const reasons = Object.entries(fields).map(([name, why]) => {
    const field = fieldOf(name);
    return [field && d(`reportFields.${field}`), codeText(why)].filter(Boolean).join(' — ');
  });
  return (
    <div className={css.notice}>
      <Banner tone="danger" role="alert" title={t('report.refused')}>
        <ul>
          {(reasons.length > 0 ? reasons : [codeText(code)]).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Banner>
    </div>
  );
});
