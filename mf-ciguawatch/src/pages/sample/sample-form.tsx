import type { Sample } from '@ciguawatch/shared/api/schemas/desk/samples';
import { type DraftInHand, drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { SAMPLE_LIST } from '../../samples/addresses';
import css from '../../samples/samples.module.css';
import { Conflicts } from './conflicts';
import { FishFields } from './fish-fields';
import { mergedValues, mergeOf } from './merge';
import { Notices } from './notices';
import { ResultsCard } from './results-card';
import { draftName, type SampleDraft, type SampleStart } from './use-draft';
import { useSave } from './use-save';
import type { SampleValues } from './values';

interface Props {
  start: SampleStart;
  /** discards the draft and starts again */
  onFresh: () => void;
}

/** Form of a sample with its results, new or stored; it is kept as a draft while it is filled in. */
export const SampleForm = observer(function SampleForm({ start, onFresh }: Props) {
  const t = useT('samples');
  const [values, setValues] = useState(start.values);
  const [base, setBase] = useState(start.base);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [newer, setNewer] = useState<Sample | null>(null);
  const [gone, setGone] = useState(start.base?.deleted_at ? start.base : null);
  const [merges, setMerges] = useState(0);
  const [isRemoving, setRemoving] = useState(false);
  const hand = useRef<DraftInHand<SampleDraft & { resumeAt: string }> | null>(null);
  const inHand = () => {
    hand.current ??= drafts.begin(draftName(start.base?.id ?? null));
    return hand.current;
  };
  const keep = (next: SampleValues, from: Sample | null) => {
    setValues(next);
    inHand().keep({ values: next, base: from, resumeAt: `/ciguawatch/sample/${from?.id ?? 'new'}` });
  };
  const change = (part: Partial<SampleValues>) => keep({ ...values, ...part }, base);
  /** Goes on from a newer sample; the fields are drawn again, since their values are others. */
  const settle = (from: Sample, next: SampleValues) => {
    setBase(from);
    keep(next, from);
    setNewer(null);
    setGone(null);
    setMerges(merges + 1);
  };
  const takeNewer = (current: Sample) => {
    setRemoving(false);
    if (current.deleted_at !== null) return setGone(current);
    const merge = mergeOf(base ?? current, values, current);
    if (merge.conflicts.length > 0) setNewer(current);
    else settle(current, mergedValues(values, current, merge));
  };
  const { save, remove, restore, busy } = useSave({ hand: inHand, onNewer: takeNewer, onFaults: setFaults });
  const onValidity = (field: string, valid: boolean) =>
    setWrong((now) => (valid ? now.filter((one) => one !== field) : [...new Set([...now, field])]));
  const store = () => {
    if (values.code.trim() === '') return setFaults([t('form.codeMissing')]);
    if (wrong.length > 0) return setFaults([t('form.unreadable')]);
    setFaults([]);
    void save(values, base);
  };
  if (newer && base)
    return (
      <Conflicts
        {...{ base, newer, values }}
        onBack={() => setNewer(null)}
        onSettle={(settled) => settle(newer, settled)}
      />
    );
  return (
    <form
      className={css.page}
      data-density="compact"
      onSubmit={(event) => {
        event.preventDefault();
        if (gone === null && connectivity.online) store();
      }}
    >
      <header className={css.head}>
        <h1>{base === null ? t('form.titleNew') : t('form.titleEdit', { code: base.code })}</h1>
        <div className={css.acts}>
          <Button onPress={() => go(SAMPLE_LIST)}>{t('form.cancel')}</Button>
          {base !== null && gone === null && (
            <Button
              variant="danger"
              icon="trash"
              isDisabled={!connectivity.online}
              onPress={() => setRemoving(true)}
            >
              {t('form.remove')}
            </Button>
          )}
          <Button
            variant="primary"
            type="submit"
            icon="save"
            busy={busy}
            isDisabled={gone !== null || !connectivity.online}
          >
            {t('form.save')}
          </Button>
        </div>
      </header>
      <Notices
        draftOf={merges === 0 ? start.draftOf : null}
        {...{ onFresh, faults, busy }}
        isMerged={merges > 0}
        isGone={gone !== null}
        onRestore={() => gone && void restore(gone).then((back) => back && takeNewer(back))}
      />
      <div className={css.parts} key={merges} inert={busy}>
        <Card title={t('form.fish')}>
          <FishFields values={values} isStored={base !== null} change={change} onValidity={onValidity} />
        </Card>
        <ResultsCard
          results={values.results}
          onChange={(results) => change({ results })}
          onValidity={onValidity}
          onGone={(key) => setWrong((now) => now.filter((field) => !field.startsWith(`${key} `)))}
        />
      </div>
      <ConfirmDialog
        isOpen={isRemoving}
        busy={busy}
        title={t('form.removeTitle', { code: base?.code ?? '' })}
        body={t('form.removeText')}
        confirmLabel={t('form.remove')}
        danger
        onConfirm={() => base && void remove(base)}
        onCancel={() => setRemoving(false)}
      />
    </form>
  );
});
