import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { REASON_MAX } from '@ciguawatch/shared/domain/codes/limits';
import { needsReason, nextStates } from '@ciguawatch/shared/domain/review/transitions';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { FormSelect } from '@ciguawatch/shared/ui/form/choice-fields';
import { FormTextField } from '@ciguawatch/shared/ui/form/text-fields';
import { useFormValues } from '@ciguawatch/shared/ui/form/use-form';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { CaseLinkField } from '../../linking/case-link-field';
import type { CaseValues } from '../case-values';
import css from '../saved.module.css';

/** Form fields for the review state and the links to related cases. */
export function DecisionBlock({ row }: { row: CaseFull }) {
  const t = useT('ciguawatch');
  const d = useT('domain');
  const { review_state } = useFormValues<CaseValues>();
  // The current state and the states that an editor may set from it.
  const states = [row.review_state, ...nextStates(row.review_state, 'editor')];
  const erases = review_state === 'withdrawn' && row.contact_id != null;
  return (
    <Card title={t('reportEdit.decisions')}>
      <div className={css.decisions}>
        <FormSelect
          name="review_state"
          label={d('reportFields.review_state')}
          noEmpty
          {...(erases && { help: t('reportEdit.withdrawnErases') })}
          options={states.map((code) => ({ id: code, label: d(`review_state.${code}`) }))}
        />
        {needsReason(row.review_state, review_state) && (
          <FormTextField
            name="reason"
            label={d('reportFields.reason')}
            required
            maxLength={REASON_MAX}
            help={t('reportEdit.reasonHelp')}
          />
        )}
        <CaseLinkField row={row} name="match_event" label={d('reportFields.match_event')} />
        <CaseLinkField row={row} name="duplicate_of" label={d('reportFields.duplicate_of')} />
      </div>
    </Card>
  );
}
