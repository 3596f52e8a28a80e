import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { REFUSALS, type Refusal } from '@ciguawatch/shared/domain/review/refusals';
import { codeText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { type Translate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import type { UnchangedCase } from '../store/case-line';
import type { BatchResult, CaseListStore } from '../store/case-list-store';
import css from './screen.module.css';
import { SwapButton } from './swap-button';

/** Limits of one line: ids listed, and buttons to swap a case with its duplicate. */
const NAMED = 8;
const SWAPPED = 3;

interface Props {
  store: CaseListStore;
  told: BatchResult;
  onReason: (state: ReviewState, ids: readonly number[]) => void;
}

/** Title of the banner. Section 8 of the specification gives the words for one deleted case. */
function titleOf(what: BatchResult['what'], count: number, t: Translate): string {
  if (count === 0) return t(`told.${what}None`);
  return what === 'delete' && count === 1 ? t('told.deleteOne') : t(`told.${what}`, { count });
}

/** Result of a batch: how many cases changed, and for each reason the cases that did not. */
export function OutcomeBanner({ store, told: { what, done, left, wanted }, onReason }: Props) {
  const t = useT('caseList');
  const count = done.length;
  const groups = (Object.keys(REFUSALS) as Refusal[])
    .map((why) => ({ why, cases: left.filter((one) => one.why === why) }))
    .filter(({ cases }) => cases.length > 0);
  return (
    <Banner
      tone={left.length > 0 ? 'caution' : 'success'}
      role="status"
      title={titleOf(what, count, t)}
      action={
        what === 'delete' &&
        count > 0 && (
          <Button size="sm" icon="undo" onPress={() => void store.restore(done.map(({ id }) => id))}>
            {t('remove.restore', { count })}
          </Button>
        )
      }
      onClose={() => store.settle()}
    >
      {groups.length > 0 && (
        <ul className={css.left}>
          {groups.map(({ why, cases }) => (
            <li key={why}>
              {t('told.left', { count: cases.length, ids: namesOf(cases) })} {codeText(REFUSALS[why])}{' '}
              {cases.slice(0, SWAPPED).map((one) => (
                <SwapButton key={one.id} store={store} left={one} />
              ))}
              {why === 'reason' && wanted !== null && (
                <Button
                  size="sm"
                  onPress={() =>
                    onReason(
                      wanted,
                      cases.map(({ id }) => id),
                    )
                  }
                >
                  {t('told.giveReason')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}

/** The first ids, with an ellipsis when there are more. */
const namesOf = (cases: readonly UnchangedCase[]): string =>
  cases
    .slice(0, NAMED)
    .map(({ id }) => String(id))
    .join(', ') + (cases.length > NAMED ? '…' : '');
