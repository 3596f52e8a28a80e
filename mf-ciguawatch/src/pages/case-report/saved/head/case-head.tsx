import { deleteCase, restoreCase } from '@ciguawatch/shared/api/calls/cases';
import type { CaseDuplicate, CaseFull, RelatedCases } from '@ciguawatch/shared/api/schemas/case';
import { contradictsMassPoisoning } from '@ciguawatch/shared/domain/report/report-rules';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { change } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { tellWaiting } from '@ciguawatch/shared/ui/approvals/tell-waiting';
import { Badge, type BadgeTone } from '@ciguawatch/shared/ui/data/badge';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { type ReactNode, useState } from 'react';
import { announceCase } from '../../../../report/report-send';
import type { Corrections } from '../../../../review-card/corrections';
import type { FromList } from '../../../../review-card/from-list';
import { ReportPaper } from '../../document/report-paper';
import { DuplicateNote } from '../duplicate/duplicate-note';
import css from '../saved.module.css';
import { isConflict } from '../use-save';
import { CaseCrumbs } from './case-crumbs';
import { Neighbours } from './neighbours';
import { ReviewActions } from './review-actions';
import { heldBackBy, SwapOffer } from './swap-offer';
import { WithdrawalWish } from './withdrawal-wish';

interface Props {
  row: CaseFull;
  values: ReportValues;
  beside: RelatedCases;
  /** the list from which the case was opened */
  from: FromList | null;
  corrections: Corrections;
  notice: ReactNode;
  onEdit: () => void;
  onChanged: (row: CaseFull) => void;
  /** called when a change awaits approval by a second person */
  onWaits: () => void;
}

const TONES: Record<CaseFull['review_state'], BadgeTone> = {
  new: 'lagoon',
  reviewed: 'reef',
  to_review: 'sand',
  rejected: 'coral',
  withdrawn: 'neutral',
};

/** Head of a saved case: number, state, actions, and warnings. */
export function CaseHead({
  row,
  values,
  beside,
  from,
  corrections,
  notice,
  onEdit,
  onChanged,
  onWaits,
}: Props) {
  const t = useT('ciguawatch');
  const d = useT('domain');
  const id = String(row.id);
  const [held, setHeld] = useState<CaseDuplicate | null>(null);
  return (
    <header className={css.head}>
      <CaseCrumbs id={row.id} />
      <div className={css.titleLine}>
        <h1>{t('report.number', { id })}</h1>
        <Badge tone={TONES[row.review_state]}>{d(`review_state.${row.review_state}`)}</Badge>
        {row.source !== 'report' && <Badge>{d(`source.${row.source}`)}</Badge>}
        <Badge icon="lock">{t('reportEdit.readOnly')}</Badge>
        <div className={css.actions}>
          <Neighbours {...beside} from={from} />
          <ReviewActions
            row={row}
            beside={beside}
            from={from}
            corrections={corrections}
            onEdit={onEdit}
            onChanged={onChanged}
            onWaits={onWaits}
            onHeld={setHeld}
          />
          <ReportPaper values={values} id={row.id} code={null} sent size="sm" />
          {row.deleted_at === null && (
            <Removal row={row} onChanged={onChanged} onWaits={onWaits} onHeld={setHeld} />
          )}
          {row.deleted_at === null && (
            <Button variant="primary" icon="pencil" onPress={onEdit}>
              {t('report.edit')}
            </Button>
          )}
        </div>
      </div>
      {row.deleted_at !== null && <Restore row={row} onChanged={onChanged} onWaits={onWaits} />}
      {row.deleted_at === null && notice}
      {contradictsMassPoisoning(row) && (
        <Banner tone="caution" title={t('reportEdit.deniesOthers', { count: row.mass_poisoning_nb ?? 0 })}>
          {t('reportEdit.deniesOthersText')}
        </Banner>
      )}
      <DuplicateNote row={row} onChanged={onChanged} />
      <WithdrawalWish row={row} onChanged={onChanged} />
      {held && (
        <SwapOffer
          row={row}
          duplicate={held}
          onSwapped={(next) => {
            setHeld(null);
            onChanged(next);
          }}
          onClose={() => setHeld(null)}
        />
      )}
    </header>
  );
}

/** Names what toasts of deleting and of restoring a case are about: the later one replaces the earlier. */
const removalOf = ({ id }: CaseFull): string => `remove case ${id}`;

interface RemovalProps extends Pick<Props, 'row' | 'onChanged' | 'onWaits'> {
  /**
   * called after deleting failed: with the duplicate for which this case counts, null if the reason was
   * another
   */
  onHeld: (duplicate: CaseDuplicate | null) => void;
}

function Removal({ row, onChanged, onWaits, onHeld }: RemovalProps) {
  const t = useT('ciguawatch');
  const [asking, setAsking] = useState(false);
  const { busy, once } = useBusy();
  const settleFailure = (thrown: unknown) => {
    const held = heldBackBy(thrown);
    onHeld(held);
    if (tellWaiting(thrown)) return onWaits();
    if (!held) toasts.error(t('reportEdit.deleteFailed'), errorText(thrown) ?? undefined, removalOf(row));
    // After a conflict show the current version before the editor decides again.
    return isConflict(thrown) ? onChanged(thrown.current as CaseFull) : undefined;
  };
  const remove = () =>
    once(async () => {
      try {
        await change(deleteCase, { params: { id: row.id }, ifVersion: row.version });
        toasts.success(t('reportEdit.deleted'), undefined, undefined, removalOf(row));
        announceCase(row.id);
        const deleted_at = new Date(clock.now()).toISOString();
        onChanged({ ...row, deleted_at, version: row.version + 1 });
      } catch (thrown) {
        settleFailure(thrown);
      } finally {
        setAsking(false);
      }
    });
  return (
    <>
      <Button variant="dangerOutline" icon="trash" onPress={() => setAsking(true)}>
        {t('reportEdit.delete')}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        danger
        busy={busy}
        title={t('reportEdit.deleteTitle', { id: String(row.id) })}
        body={t('reportEdit.deleteText')}
        confirmLabel={t('reportEdit.deleteNow')}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function Restore({ row, onChanged, onWaits }: Pick<Props, 'row' | 'onChanged' | 'onWaits'>) {
  const t = useT('ciguawatch');
  const { busy, once } = useBusy();
  const restore = () =>
    once(async () => {
      try {
        onChanged(await change(restoreCase, { params: { id: row.id }, ifVersion: row.version }));
        announceCase(row.id);
        toasts.success(t('reportEdit.restored'), undefined, undefined, removalOf(row));
      } catch (thrown) {
        if (tellWaiting(thrown)) return onWaits();
        toasts.error(t('reportEdit.restoreFailed'), errorText(thrown) ?? undefined, removalOf(row));
        if (isConflict(thrown)) onChanged(thrown.current as CaseFull);
      }
    });
  return (
    <Banner
      tone="caution"
      role="status"
      title={t('reportEdit.isDeleted', { when: formatInstant(row.deleted_at) })}
      action={
        <Button icon="undo" busy={busy} onPress={() => void restore()}>
          {t('reportEdit.restore')}
        </Button>
      }
    >
      {t('reportEdit.isDeletedText')}
    </Banner>
  );
}
