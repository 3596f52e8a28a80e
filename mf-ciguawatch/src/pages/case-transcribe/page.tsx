import { session } from '@ciguawatch/shared/runtime/session/session';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { freshDraft, type ReportDraft, reportDrafts } from '../../stores/report-draft';
import { lists } from '../../stores/report-lists';
import { Desk } from './desk';
import { nextReport } from './next-report';

export { reportTexts as texts } from '../../report-texts';

/** The draft that was left and that no other tab has open, else a new one. */
async function first(account: number | null): Promise<ReportDraft> {
  const left = await reportDrafts('transcribe', account).list();
  return left.find((draft) => !draft.elsewhere) ?? freshDraft();
}

/** Paper reports typed in one after the other, for editors of cases. */
const TranscribePage = observer(function TranscribePage() {
  const [draft, setDraft] = useState<ReportDraft | null>(null);
  const [done, setDone] = useState(0);
  const [account] = useState(session.user?.id ?? null);
  const kept = reportDrafts('transcribe', account);
  useEffect(() => lists.load(), []);
  useEffect(() => {
    void first(account).then(setDraft);
  }, [account]);
  if (!draft) return null;
  return (
    <Desk
      key={draft.uuid}
      draft={draft}
      account={account}
      done={done}
      onKeep={(values) => kept.keep({ ...draft, values })}
      onSaved={(values) => {
        setDone(done + 1);
        void kept.remove(draft.uuid).then(() => setDraft(freshDraft(nextReport(values))));
      }}
    />
  );
});

export default TranscribePage;
