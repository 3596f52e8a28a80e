import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { firstView } from '@ciguawatch/shared/runtime/page/first-view';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { freshDraft, type KeptDraft, type ReportDraft, reportDrafts } from '../../../report/report-draft';
import { keptAnswers } from '../../../report/report-keep';
import { Sent } from '../sent/sent';
import { Filling } from './filling';

const DraftOffer = lazy(() => import('./draft-offer'));

/** Milliseconds between two looks at drafts that are open in another tab. */
const LOOK_EVERY = 2000;

/** Whose report is filled in: fixed when it is begun. */
type Account = number | null;
type Stage =
  | { at: 'looking' }
  | { at: 'offer'; drafts: readonly KeptDraft[]; account: Account }
  | { at: 'form'; draft: ReportDraft; savedAt: number | null; account: Account }
  | { at: 'sent'; draft: ReportDraft; account: Account };

const start = (account: Account): Stage => ({
  at: 'form',
  draft: freshDraft(keptAnswers()),
  savedAt: null,
  account,
});

/** Whether something is filled in, or was sent: no draft is offered in its place. */
const isOpen = ({ at }: Stage): boolean => at === 'form' || at === 'sent';

/** A new report: the drafts that were left are offered first, the result of sending comes last. */
export const NewReport = observer(function NewReport() {
  const [stage, setStage] = useState<Stage>({ at: 'looking' });
  const account = session.user?.id ?? null;
  const look = useCallback(async (whose: Account) => {
    const drafts = await reportDrafts('report', whose).list();
    // What was begun is offered first: the empty form was not right.
    if (drafts.length > 0) firstView.drop();
    const next: Stage = drafts.length > 0 ? { at: 'offer', drafts, account: whose } : start(whose);
    // The device may be slow to answer: a form that was opened meanwhile stays.
    setStage((now) => (isOpen(now) ? now : next));
  }, []);
  // Offered drafts belong to the signed-in account; an open form survives sign-in and sign-out.
  const looking = stage.at === 'looking' || (stage.at === 'offer' && stage.account !== account);
  useEffect(() => {
    if (looking) void look(account);
  }, [looking, account, look]);
  // A tab that is closed lets go of its draft a moment later: what is offered is looked at again.
  const elsewhere = stage.at === 'offer' && stage.drafts.some((draft) => draft.elsewhere);
  useEffect(() => {
    if (!elsewhere) return undefined;
    const timer = setInterval(() => void look(account), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [elsewhere, account, look]);
  if (stage.at === 'looking' || looking) return null;

  switch (stage.at) {
    case 'offer': {
      const kept = reportDrafts('report', account);
      const again = () => void look(account);
      return (
        <Suspense fallback={null}>
          <DraftOffer
            drafts={stage.drafts}
            onResume={async (uuid) => {
              // As it is now: another tab may have gone on with it, or sent it.
              const draft = await kept.load(uuid);
              if (!draft) return again();
              setStage((now) => (isOpen(now) ? now : { at: 'form', draft, savedAt: draft.savedAt, account }));
            }}
            onDelete={(uuid) => void kept.remove(uuid).then(again)}
            onFresh={() => setStage(start(account))}
          />
        </Suspense>
      );
    }
    case 'form':
      return (
        <Filling
          key={stage.draft.uuid}
          {...stage}
          whole
          onSent={(draft) => setStage({ at: 'sent', draft, account: stage.account })}
          onLost={() => setStage({ at: 'looking' })}
        />
      );
    case 'sent':
      return (
        <Sent
          {...stage.draft}
          onFix={() => go(`/ciguawatch/case/report/new?outbox=${stage.draft.uuid}`)}
          onAgain={() => setStage(start(account))}
        />
      );
  }
});
