import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { firstView } from '@ciguawatch/shared/runtime/page/first-view';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { freshDraft, type KeptDraft, type ReportDraft, reportDrafts } from '../../../report/report-draft';
import { carriedAnswers } from '../../../report/report-keep';
import { Sent } from '../sent/sent';
import { Filling } from './filling';

const DraftOffer = lazy(() => import('./draft-offer'));

/** Milliseconds between checks whether another tab has closed an offered draft. */
const LOOK_EVERY = 2000;

/** Owner of the report, fixed when the form opens; null without an account. */
type Account = number | null;
type Stage =
  | { at: 'looking' }
  | { at: 'offer'; drafts: readonly KeptDraft[]; account: Account }
  | { at: 'form'; draft: ReportDraft; savedAt: number | null; account: Account }
  | { at: 'sent'; draft: ReportDraft; account: Account };

const start = (account: Account): Stage => ({
  at: 'form',
  draft: freshDraft(carriedAnswers()),
  savedAt: null,
  account,
});

/** Whether the form or its result is shown, which must not be replaced by an offer of drafts. */
const isOpen = ({ at }: Stage): boolean => at === 'form' || at === 'sent';

/** Page of a new report: offers stored drafts, then shows the form, then the result of sending. */
export const NewReport = observer(function NewReport() {
  const [stage, setStage] = useState<Stage>({ at: 'looking' });
  const account = session.user?.id ?? null;
  const look = useCallback(async (whose: Account) => {
    const drafts = await reportDrafts('report', whose).list();
    // The first view shows an empty form, but drafts are offered first: remove it.
    if (drafts.length > 0) firstView.drop();
    const next: Stage = drafts.length > 0 ? { at: 'offer', drafts, account: whose } : start(whose);
    // Reading drafts may take long: a form opened meanwhile stays.
    setStage((now) => (isOpen(now) ? now : next));
  }, []);
  // Offered drafts belong to the logged-in account; an open form survives login and logout.
  const looking = stage.at === 'looking' || (stage.at === 'offer' && stage.account !== account);
  useEffect(() => {
    if (looking) void look(account);
  }, [looking, account, look]);
  // A closed tab releases its edit lock a moment later, so drafts shown as open elsewhere are checked again.
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
              // Load it again, because another tab may have changed or sent it since it was listed.
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
