import { getSample } from '@ciguawatch/shared/api/calls/samples';
import { drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useParams } from '@ciguawatch/shared/runtime/navigation/router';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ownCountry } from '../../algae/own-country';
import { SAMPLE_LIST } from '../../samples/addresses';
import css from '../../samples/samples.module.css';
import { samplesTexts } from '../../samples/texts';
import { SampleForm } from './sample-form';
import { draftName, type SampleStart, startOf, useStart } from './use-draft';
import { freshSample } from './values';

/** Resolves when the texts of the form are loaded. */
export const texts = samplesTexts;

/** `/ciguawatch/sample/new` and `/ciguawatch/sample/{id}`: form for a new or stored sample. */
export default observer(function SamplePage() {
  const t = useT('samples');
  const { id } = useParams();
  useEffect(() => {
    void collections.specie.ensure();
    void collections.phenotype.ensure();
    void collections.location.ensure();
  }, []);
  return (
    <>
      <title>{t(id ? 'form.title' : 'form.titleNew')}</title>
      {id ? <Stored key={id} id={Number(id)} /> : <Drafted id={null} fresh={freshStart} />}
    </>
  );
});

const freshStart = (): SampleStart => ({ values: freshSample(ownCountry()), base: null, draftOf: null });

/** The form, filled from the draft on this device if there is one. */
function Drafted({ id, fresh }: { id: number | null; fresh: () => SampleStart }) {
  const [round, setRound] = useState(0);
  const name = draftName(id);
  const start = useStart(name, fresh, round);
  if (!start) return <Waiting />;
  const startOver = () => void drafts.remove(name).then(() => setRound(round + 1));
  return <SampleForm key={round} start={start} onFresh={startOver} />;
}

function Stored({ id }: { id: number }) {
  const t = useT('samples');
  useT('errors');
  const { data, failed, again } = useAnswer(getSample, { id });
  if (data) return <Drafted id={id} fresh={() => startOf(data)} />;
  if (failed === null) return <Waiting />;
  return (
    <div className={css.page}>
      <ErrorState title={t('form.notLoaded')} detail={errorText(failed)} onRetry={again} />
      <div className={css.acts}>
        <LinkButton to={SAMPLE_LIST}>{t('form.toList')}</LinkButton>
      </div>
    </div>
  );
}

function Waiting() {
  const t = useT('samples');
  return (
    <Loading label={t('list.loading')}>
      <Skeleton height={240} />
    </Loading>
  );
}
