import { getCase, patchCase } from '@ciguawatch/shared/api/calls/cases';
import type { CaseFull, CasePatch } from '@ciguawatch/shared/api/schemas/case';
import { ApiError, call, change } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts, toastWithAction } from '@ciguawatch/shared/runtime/page/toasts';
import { tellWaiting } from '@ciguawatch/shared/ui/approvals/tell-waiting';
import { announceCase } from '../report/report-send';

/** Fields that a quick correction changes. */
type Correction = Pick<
  CasePatch,
  'case_location_id' | 'specie_id' | 'phenotype_id' | 'specie_known' | 'match_event'
>;

/** A correction of one case in the version that the editor saw. */
export interface Change {
  id: number;
  version: number;
  patch: Correction;
}

const t = (key: string, vars?: Record<string, string>) => translate('reviewCard', key, vars);

/** Names what toasts of a correction and of its undoing are about: the later one replaces the earlier. */
const correctionOf = (id: number): string => `correct case ${id}`;

/** The values that a correction replaced, to put them back. */
const replaced = (row: CaseFull, patch: Correction): Correction =>
  Object.fromEntries(Object.keys(patch).map((field) => [field, row[field as keyof Correction]]));

/**
 * Quick corrections of cases: each is sent with the version that was shown, and offered to be undone. Undoing
 * needs the case unchanged since, so that nobody else's change is lost.
 */
export class Corrections {
  private last: Change[] = [];
  private underway = false;

  /** @param onSaved called with each case as it is now, also when somebody else had changed it */
  constructor(private readonly onSaved: (row: CaseFull) => void) {}

  /**
   * Sends corrections one after the other; the first that fails ends them, and those before it can be undone.
   * @param said sentence of what was done
   * @param reason kept in the trail
   * @returns whether all were saved
   */
  async make(changes: readonly Change[], said: string, reason: string): Promise<boolean> {
    if (this.underway) return false;
    this.underway = true;
    const undoing: Change[] = [];
    try {
      for (const { id, version, patch } of changes) {
        const before = await call(getCase, { params: { id } });
        const saved = await this.send({ id, version, patch }, reason);
        undoing.unshift({ id, version: saved.version, patch: replaced(before, patch) });
      }
    } catch (thrown) {
      this.tellFailure(thrown, changes[undoing.length]?.id ?? 0);
    } finally {
      this.underway = false;
    }
    if (undoing.length > 0) this.last = undoing;
    if (undoing.length < changes.length) return false;
    const undo = { label: t('correct.undo'), run: () => void this.undo() };
    toastWithAction(said, undo, correctionOf(undoing[0]?.id ?? 0));
    return true;
  }

  /**
   * Takes the last corrections back.
   * @returns false when there are none
   */
  undo(): boolean {
    const undoing = this.last;
    if (undoing.length === 0) return false;
    this.last = [];
    void this.putBack(undoing);
    return true;
  }

  /** Forgets the last corrections, because a later decision is the one to undo. */
  forget(): void {
    this.last = [];
  }

  private async putBack(undoing: readonly Change[]): Promise<void> {
    let at = undoing[0]?.id ?? 0;
    try {
      for (const one of undoing) {
        at = one.id;
        await this.send(one, t('correct.reasonBack'));
      }
      toasts.success(t('correct.undone', { id: String(at) }), undefined, undefined, correctionOf(at));
    } catch (thrown) {
      this.tellFailure(thrown, at, 'correct.undoFailed');
    }
  }

  private async send({ id, version, patch }: Change, reason: string): Promise<CaseFull> {
    const saved = await change(patchCase, { params: { id }, body: { ...patch, reason }, ifVersion: version });
    announceCase(id);
    this.onSaved(saved);
    return saved;
  }

  /** Shows why a correction failed, in a toast; after a conflict, the case as it is now. */
  tellFailure(thrown: unknown, id: number, title = 'correct.failed'): void {
    if (tellWaiting(thrown)) return;
    if (thrown instanceof ApiError && thrown.code === 'conflict' && thrown.current) {
      toasts.error(t('correct.conflict', { id: String(id) }), t('correct.conflictText'), correctionOf(id));
      this.onSaved(thrown.current as CaseFull);
      return;
    }
    toasts.error(t(title, { id: String(id) }), errorText(thrown) ?? undefined, correctionOf(id));
  }
}
