import { session } from '@ciguawatch/shared/runtime/session/session';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { freshDraft, type ReportDraft, reportDrafts } from '../../report/report-draft';
import { lists } from '../../report/report-lists';
import { nextReport } from './next-report';
import { TranscribeForm } from './transcribe-form';

export { reportTexts as texts } from '../../report-texts';

/** The latest stored draft that no other tab has open, else a new one. */
async function loadFirstDraft(account: number | null): Promise<ReportDraft> {
  const left = await reportDrafts('transcribe', account).list();
  return left.find((draft) => !draft.elsewhere) ?? freshDraft();
}

/** Page on which case editors enter a pile of paper reports, one after the other. */
const TranscribePage = observer(function TranscribePage() {
  const [draft, setDraft] = useState<ReportDraft | null>(null);
  const [account] = useState(session.user?.id ?? null);
  useEffect(() => lists.load(), []);
  useEffect(() => {
    void loadFirstDraft(account).then(setDraft);
  }, [account]);
  return draft && <Pile first={draft} account={account} />;
});

/** Shows one report at a time; each new one is prefilled with the answers that a pile shares. */
function Pile({ first: begun, account }: { first: ReportDraft; account: number | null }) {
  const [draft, setDraft] = useState(begun);
  const [done, setDone] = useState(0);
  const hand = useMemo(() => reportDrafts('transcribe', account).begin(draft.uuid), [account, draft.uuid]);
  const keep = useCallback(
    (values: ReportDraft['values']) => void hand.keep({ ...draft, values }),
    [hand, draft],
  );
  return (
    <TranscribeForm
      key={draft.uuid}
      draft={draft}
      account={account}
      done={done}
      onKeep={keep}
      onSaved={async (values) => {
        await hand.done();
        setDone(done + 1);
        setDraft(freshDraft(nextReport(values)));
      }}
    />
  );
}

export default TranscribePage;
