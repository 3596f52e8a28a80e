import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { REVIEW_STATES, type ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { TEXT_MAX } from '@ciguawatch/shared/domain/codes/limits';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { NumberField } from '@ciguawatch/shared/ui/fields/number-field';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import type { Decisions } from './decisions';
import css from './saved.module.css';

interface Props {
  row: CaseFull;
  value: Decisions;
  onChange: (value: Decisions) => void;
}

/** The state of review, and which cases this one belongs with. */
export function DecisionBlock({ row, value, onChange }: Props) {
  const t = useT('ciguawatch');
  const d = useT('domain');
  const erases = value.review_state === 'withdrawn' && row.contact_id != null;
  const set = (change: Partial<Decisions>) => onChange({ ...value, ...change });
  return (
    <Card title={t('reportEdit.decisions')}>
      <div className={css.decisions}>
        <Select
          label={t('reportFields.review_state')}
          noEmpty
          {...(erases && { help: t('reportEdit.withdrawnErases') })}
          options={REVIEW_STATES.map((code) => ({ id: code, label: d(`review_state.${code}`) }))}
          value={value.review_state}
          onChange={(code) => code !== null && set({ review_state: code as ReviewState })}
        />
        <TextField
          label={t('reportFields.match_event')}
          help={t('reportEdit.matchHelp')}
          maxLength={TEXT_MAX.match_event}
          value={value.match_event ?? ''}
          onChange={(text) => set({ match_event: text === '' ? null : text })}
        />
        <NumberField
          label={t('reportFields.duplicate_of')}
          help={t('reportEdit.duplicateHelp')}
          min={1}
          value={value.duplicate_of}
          onChange={(id) => set({ duplicate_of: id })}
        />
      </div>
    </Card>
  );
}
