import type { AlertPage } from '@ciguawatch/shared/api/schemas/alert';
import { ALERT_RULES, type AlertRule } from '@ciguawatch/shared/domain/alerts/history';
import { nameOrder } from '@ciguawatch/shared/domain/text/name-order';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { observer } from 'mobx-react-lite';
import { locationName } from '../../places/names';
import type { AlertChoice } from './choice';
import css from './page.module.css';

/** Filters of the alert log. */
export const Filters = observer(function Filters({
  choice,
  page,
  onChange,
}: {
  choice: AlertChoice;
  page: AlertPage | null;
  onChange: (change: Partial<AlertChoice>) => void;
}) {
  const t = useT('ciguawatch');
  const islands = [...(page?.islands ?? [])]
    .map((id) => ({ id: String(id), label: locationName(id) }))
    .sort((a, b) => nameOrder(language.intl)(a.label, b.label));
  return (
    <div className={css.filters}>
      <TextField
        label={t('alerts.noteSearch')}
        hideLabel
        type="search"
        placeholder={t('alerts.noteSearch')}
        maxLength={100}
        value={choice.note}
        onChange={(note) => onChange({ note })}
      />
      <Select
        label={t('alerts.rule')}
        hideLabel
        placeholder={t('alerts.anyRule')}
        value={choice.rule}
        onChange={(rule) => onChange({ rule: rule as AlertRule | null })}
        options={ALERT_RULES.map((id) => ({ id, label: t(`alerts.rule_${id}`) }))}
      />
      <Select
        label={t('alerts.island')}
        hideLabel
        placeholder={t('alerts.anyIsland')}
        value={choice.island === null ? null : String(choice.island)}
        onChange={(id) => onChange({ island: id === null ? null : Number(id) })}
        options={islands}
      />
      <Select
        label={t('alerts.year')}
        hideLabel
        placeholder={t('alerts.anyYear')}
        value={choice.year === null ? null : String(choice.year)}
        onChange={(id) => onChange({ year: id === null ? null : Number(id) })}
        options={(page?.years ?? []).map((year) => ({ id: String(year), label: String(year) }))}
      />
    </div>
  );
});
