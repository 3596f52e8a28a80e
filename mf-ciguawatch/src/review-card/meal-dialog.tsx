import { getMeal } from '@ciguawatch/shared/api/calls/desk/meals';
import { getReviewCard } from '@ciguawatch/shared/api/calls/desk/review-card';
import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { leaveSteps } from '@ciguawatch/shared/domain/pairs/meal-steps';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Dialog } from '@ciguawatch/shared/ui/overlay/dialog';
import { observer } from 'mobx-react-lite';
import type { Corrections } from './corrections';
import { LinkableField } from './linkable-field';

interface Props {
  seen: Pick<CaseFull, 'id' | 'version' | 'case_country'>;
  corrections: Corrections;
  onClose: () => void;
}

/** Links a case to another of the same meal, or takes it out of its meal. */
export const MealDialog = observer(function MealDialog({ seen, corrections, onClose }: Props) {
  const t = useT('reviewCard');
  const id = String(seen.id);
  const join = (other: number) => {
    onClose();
    const said = t('correct.joined', { id, other: String(other) });
    const patch = { match_event: String(other) };
    void corrections.make([{ id: seen.id, version: seen.version, patch }], said, said);
  };
  const leave = async () => {
    onClose();
    try {
      await leaveMeal(corrections, seen, t('correct.left', { id }), t('correct.notLinked'));
    } catch (thrown) {
      toasts.error(t('correct.failed', { id }), errorText(thrown) ?? undefined);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('correct.mealTitle', { id })}
      actions={
        <>
          <Button onPress={onClose}>{t('correct.cancel')}</Button>
          <Button icon="x" onPress={() => void leave()}>
            {t('correct.leave')}
          </Button>
        </>
      }
    >
      <LinkableField
        id={seen.id}
        country={seen.case_country}
        label={t('correct.meal')}
        help={t('correct.mealHint')}
        onSelect={join}
      />
    </Dialog>
  );
});

/** Takes a case out of its meal, while its other reports stay one meal. */
async function leaveMeal(
  corrections: Corrections,
  { id, version }: Pick<CaseFull, 'id' | 'version'>,
  said: string,
  none: string,
): Promise<void> {
  const { meal } = await call(getReviewCard, { params: { id } });
  if (meal === null) return void toasts.info(none);
  const { reports } = await call(getMeal, { params: { id: meal.id } });
  const changes = leaveSteps(reports, id).flatMap((step) => {
    const row = reports.find((one) => one.id === step.id);
    const { match_event } = step;
    // Send the version that was shown, so that a change the editor has not seen is not overwritten.
    return row
      ? [{ id: row.id, version: row.id === id ? version : row.version, patch: { match_event } }]
      : [];
  });
  await corrections.make(changes, said, said);
}
