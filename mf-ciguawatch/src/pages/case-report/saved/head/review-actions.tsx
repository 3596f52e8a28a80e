import type { CaseDuplicate, CaseFull, RelatedCases } from '@ciguawatch/shared/api/schemas/case';
import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { needsReason, nextStates } from '@ciguawatch/shared/domain/review/transitions';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { IconButton } from '@ciguawatch/shared/ui/actions/icon-button';
import { useState } from 'react';
import { CorrectDialog, type Corrected } from '../../../../review-card/correct-dialog';
import type { Corrections } from '../../../../review-card/corrections';
import { caseAddress, type FromList, listAddress } from '../../../../review-card/from-list';
import { openPair } from '../../../../review-card/open-pair';
import { setProposedIsland } from '../../../../review-card/set-island';
import { ReasonDialog } from '../../../case-list/review/reason-dialog';
import { CaseKeysDialog } from './case-keys-dialog';
import { besideAddress } from './neighbours';
import { useCaseKeys } from './use-case-keys';
import { useDecide } from './use-decide';

interface Props {
  row: CaseFull;
  beside: RelatedCases;
  from: FromList | null;
  corrections: Corrections;
  onEdit: () => void;
  onChanged: (row: CaseFull) => void;
  onWaits: () => void;
  onHeld: (duplicate: CaseDuplicate | null) => void;
}

type Asking = { what: 'reason'; state: ReviewState } | { what: Corrected } | { what: 'keys' };

const BUTTONS = [
  ['reviewed', 'check', 'R', 'review.reviewed'],
  ['rejected', 'x', 'X', 'review.reject'],
] as const;

/** The review of a case on its own page, by the same keys as beside the list: state, place, product, meal. */
export function ReviewActions(props: Props) {
  const { row, beside, from, corrections, onEdit, onChanged, onWaits, onHeld } = props;
  const t = useT('caseList');
  const r = useT('reviewCard');
  const [asking, setAsking] = useState<Asking | null>(null);
  const decision = useDecide({ row, onChanged, onWaits, onHeld });
  const isThere = row.deleted_at === null;
  const next = isThere ? nextStates(row.review_state, 'editor') : [];
  const decide = (state: ReviewState, reason: string | null = null) => {
    if (!next.includes(state)) return;
    if (reason === null && needsReason(row.review_state, state)) return setAsking({ what: 'reason', state });
    corrections.forget();
    void decision.decide(state, reason);
  };
  const correct = (what: Corrected) => isThere && setAsking({ what });
  const setIsland = async () => {
    if (isThere && !(await setProposedIsland(corrections, row))) correct('island');
  };
  const step = (id: number | null, by: 1 | -1) => id !== null && go(besideAddress(id, from, by));
  useCaseKeys(asking !== null, {
    r: () => decide('reviewed'),
    x: () => decide('rejected'),
    t: () => decide('to_review'),
    i: () => void setIsland(),
    l: () => correct('island'),
    s: () => correct('fish'),
    m: () => correct('meal'),
    d: () => isThere && go(`${caseAddress(row.id, from)}${from ? '&' : '?'}edit=event_date`),
    p: () => void openPair(corrections, row.id),
    z: () => void (corrections.undo() || decision.undo()),
    j: () => step(beside.older, 1),
    k: () => step(beside.newer, -1),
    e: () => isThere && onEdit(),
    u: () => go(listAddress(from)),
    '?': () => setAsking({ what: 'keys' }),
  });
  const close = () => setAsking(null);
  return (
    <>
      {BUTTONS.filter(([state]) => next.includes(state)).map(([state, icon, key, label]) => (
        <Button
          key={state}
          icon={icon}
          aria-keyshortcuts={key}
          busy={decision.busy}
          onPress={() => decide(state)}
        >
          {t(label)}
        </Button>
      ))}
      <IconButton
        icon="circle-help"
        label={r('keys.title')}
        aria-keyshortcuts="?"
        onPress={() => setAsking({ what: 'keys' })}
      />
      {asking?.what === 'reason' && (
        <ReasonDialog
          id={row.id}
          count={1}
          state={asking.state}
          onReason={(reason) => {
            close();
            decide(asking.state, reason);
          }}
          onClose={close}
        />
      )}
      {(asking?.what === 'island' || asking?.what === 'fish' || asking?.what === 'meal') && (
        <CorrectDialog what={asking.what} seen={row} corrections={corrections} onClose={close} />
      )}
      <CaseKeysDialog isOpen={asking?.what === 'keys'} onClose={close} />
    </>
  );
}
