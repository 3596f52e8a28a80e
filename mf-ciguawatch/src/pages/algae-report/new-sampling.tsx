import { drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { Spinner } from '@ciguawatch/shared/ui/art/spinner';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ownCountry } from '../../algae/own-country';
import { SamplingForm } from './sampling-form';
import { SAMPLING_DRAFT_NAME, useStart } from './use-draft';
import { freshSampling } from './values';

const NEW_DRAFT_NAME = `${SAMPLING_DRAFT_NAME}:new`;

/** Form for a new sampling, filled from the saved draft if there is one. */
export const NewSampling = observer(function NewSampling() {
  const [round, setRound] = useState(0);
  const startOver = () => void drafts.remove(NEW_DRAFT_NAME).then(() => setRound(round + 1));
  return <Filling key={round} onFresh={startOver} />;
});

function Filling({ onFresh }: { onFresh: () => void }) {
  const t = useT('algae');
  const start = useStart(NEW_DRAFT_NAME, () => freshSampling(ownCountry(), clock.today()));
  if (!start) return <Spinner size={48} />;
  return (
    <SamplingForm
      start={start}
      base={[]}
      draftName={NEW_DRAFT_NAME}
      title={t('form.titleNew')}
      onFresh={onFresh}
      onRebase={() => undefined}
    />
  );
}
