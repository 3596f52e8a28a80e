import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { type DraftInHand, drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { codeText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { go, useUnsavedGuard } from '@ciguawatch/shared/runtime/navigation/navigation';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { PictureField } from '@ciguawatch/shared/ui/picture-field/picture-field';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { Conflicts } from './conflicts';
import { dayFault } from './form/day-fault';
import { PlaceCard } from './form/place-card';
import { SamplingCard } from './form/sampling-card';
import { SpeciesCard } from './form/species-card';
import css from './report.module.css';
import type { DraftStart } from './use-draft';
import { useSave } from './use-save';
import { nextSampling, type SamplingValues } from './values';

/** URL of the list of samplings. */
export const SAMPLING_LIST_PATH = '/ciguawatch/algae/report/list';

interface Props {
  start: DraftStart;
  /** rows when the form was opened; empty for a new sampling */
  base: readonly Tracking[];
  draftName: string;
  title: string;
  /** discards the draft and starts again */
  onFresh: () => void;
  /** Called with the stored rows once a conflict is resolved; they become the base of later changes. */
  onRebase: (rows: readonly Tracking[]) => void;
}

/** Form of a sampling; a new one is saved as a draft while it is filled in. */
export const SamplingForm = observer(function SamplingForm(props: Props) {
  const { start, base, draftName, title, onFresh, onRebase } = props;
  const t = useT('algae');
  const [values, setValues] = useState(start.values);
  const [round, setRound] = useState(0);
  const [dirty, setDirty] = useState(start.draftOf !== null);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [newer, setNewer] = useState<readonly Tracking[] | null>(null);
  // Each sampling gets a draft of its own, even when the next one is started in the same form.
  const hand = useRef<DraftInHand<object> | null>(null);
  const inHand = () => {
    hand.current ??= drafts.begin(draftName);
    return hand.current;
  };
  const { save, busy } = useSave(inHand);
  // Warns only for stored samplings: a new one is already saved as a draft.
  useUnsavedGuard(dirty && base.length > 0);

  const change = (part: Partial<SamplingValues>) => {
    const next = { ...values, ...part };
    setValues(next);
    setDirty(true);
    if (base.length === 0) inHand().keep({ ...next, resumeAt: '/ciguawatch/algae/report/new' });
  };
  const onValidity = (field: string, valid: boolean) =>
    setWrong((now) => (valid ? now.filter((one) => one !== field) : [...new Set([...now, field])]));
  const store = async (then: 'list' | 'next') => {
    if (wrong.length > 0) {
      toasts.error(t('form.failed'), t('form.unreadable'));
      return;
    }
    const fault = dayFault(values);
    if (fault) {
      toasts.error(t('form.failed'), codeText(fault));
      return;
    }
    const outcome = await save(values, base);
    if (outcome.newer) setNewer(outcome.newer);
    if (!outcome.done) return;
    setDirty(false);
    if (then === 'list') return go(SAMPLING_LIST_PATH, { force: true });
    hand.current = null;
    setValues(nextSampling(values));
    setRound(round + 1);
    scrollTo({ top: 0 });
  };
  if (newer)
    return (
      <Conflicts
        {...{ base, newer, values }}
        onBack={() => setNewer(null)}
        onSettle={(settled) => {
          setValues(settled);
          onRebase(newer);
          setNewer(null);
        }}
      />
    );
  const parts = { values, change, onValidity };
  return (
    <form
      className={css.page}
      data-density="compact"
      onSubmit={(e) => {
        e.preventDefault();
        void store('list');
      }}
    >
      <header className={css.head}>
        <div>
          <h1>{title}</h1>
          <p className={css.quiet}>{t('form.nothingRequired')}</p>
        </div>
        <div className={css.actions}>
          <Button onPress={() => go(SAMPLING_LIST_PATH)}>{t('form.cancel')}</Button>
          {base.length === 0 && (
            <Button icon="map-pin" busy={busy} onPress={() => void store('next')}>
              {t('form.saveNext')}
            </Button>
          )}
          <Button variant="primary" type="submit" icon="save" busy={busy}>
            {t('form.save')}
          </Button>
        </div>
      </header>
      {start.draftOf !== null && round === 0 && (
        <Banner tone="info">
          {t('form.draft', { when: formatInstant(start.draftOf) })}{' '}
          <Button size="sm" variant="quiet" onPress={onFresh}>
            {t('form.draftDrop')}
          </Button>
        </Banner>
      )}
      {!connectivity.online && <Banner tone="caution">{t('form.offline')}</Banner>}
      <div className={css.columns} key={round} inert={busy}>
        <div className={css.stack}>
          <SamplingCard {...parts} />
          <SpeciesCard {...parts} />
        </div>
        <div className={css.stack}>
          <PlaceCard {...parts} />
          <Card title={t('field.at_sampling_picture')}>
            <PictureField
              label={t('form.pictureLabel')}
              use="algae"
              value={values.picture}
              onChange={(picture) => change({ picture })}
            />
          </Card>
        </div>
      </div>
    </form>
  );
});
