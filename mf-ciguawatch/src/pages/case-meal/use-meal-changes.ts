import { getCase } from '@ciguawatch/shared/api/calls/cases';
import { getReviewCard } from '@ciguawatch/shared/api/calls/desk/review-card';
import type { MealFull } from '@ciguawatch/shared/api/schemas/desk/meals';
import { joinStep, leaveSteps } from '@ciguawatch/shared/domain/pairs/meal-steps';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { useCorrections } from '../../review-card/use-corrections';

/** Reports join and leave a meal by the links between reports, which the page of each case also sets. */
export function useMealChanges(meal: MealFull, onChanged: () => void) {
  const t = useT('reviewCard');
  const { busy, once } = useBusy();
  /** Reads the meal again; its number changes when two meals become one. */
  const follow = async (of: number) => {
    const card = await call(getReviewCard, { params: { id: of } });
    if (card.meal?.id === meal.id) return onChanged();
    if (card.meal) return go(`/ciguawatch/case/meal/${card.meal.id}`, { replace: true });
    toasts.info(t('mealPage.alone'));
    return go(`/ciguawatch/case/report/${of}`);
  };
  const corrections = useCorrections(() => undefined);
  const fail = (thrown: unknown, id: number) => corrections.tellFailure(thrown, id);
  const leave = (id: number) =>
    once(async () => {
      const rows = new Map(meal.reports.map((row) => [row.id, row]));
      const changes = leaveSteps(meal.reports, id).flatMap((step) => {
        const row = rows.get(step.id);
        return row ? [{ id: row.id, version: row.version, patch: { match_event: step.match_event } }] : [];
      });
      const said = t('mealPage.left', { id: String(id) });
      if (changes.length === 0) return;
      await corrections.make(changes, said, said);
      const staying = meal.reports.find((row) => row.id !== id);
      await follow(staying?.id ?? id).catch((thrown: unknown) => fail(thrown, id));
    });
  const join = (id: number) =>
    once(async () => {
      try {
        const joining = await call(getCase, { params: { id } });
        const step = joinStep(meal.reports, joining);
        if (step === null) return void toasts.warning(t('mealPage.joinFull'));
        const row = step.id === id ? joining : meal.reports.find((one) => one.id === step.id);
        const said = t('mealPage.joined', { id: String(id) });
        const patch = { match_event: step.match_event };
        await corrections.make([{ id: step.id, version: row?.version ?? 0, patch }], said, said);
        return await follow(meal.reports[0]?.id ?? id);
      } catch (thrown) {
        return fail(thrown, id);
      }
    });
  return {
    busy,
    leave: (id: number) => void leave(id),
    join: (id: number) => void join(id),
  };
}
