import { type DraftInHand, drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { newUuid } from '@ciguawatch/shared/runtime/storage/local-storage';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { FaultSummary } from '@ciguawatch/shared/ui/form/fault-summary';
import { FormBody, FormProvider } from '@ciguawatch/shared/ui/form/form';
import { useNewForm } from '@ciguawatch/shared/ui/form/form-model';
import { SubmitButton } from '@ciguawatch/shared/ui/form/submit-button';
import { SubmitProblem } from '@ciguawatch/shared/ui/form/submit-problem';
import { useFormStatus, useFormValues, useShownFaults } from '@ciguawatch/shared/ui/form/use-form';
import { actionBarMark } from '@ciguawatch/shared/ui/foundation/page-marks';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fieldLabel, useWords } from '../../revisions/field-words';
import { askedOf, type FormValues, formFaults, formName, payloadOf } from '../../revisions/form-values';
import { DeleteObject } from './delete-object';
import { DraftConflict } from './draft-conflict';
import { draftConflicts, type TextDraft } from './draft-conflicts';
import css from './edit.module.css';
import { EditHead } from './edit-head';
import { FactsCard } from './facts-card';
import { NamesCard } from './names-card';
import { typedNameFaults } from './names-of-others';
import { PictureCard } from './picture-card';
import type { Editing } from './read-edited';
import { TextsCard } from './texts-card';
import { useSave } from './use-save';
import { WhyCard } from './why-card';

interface Props {
  editing: Editing;
  /** loads everything again, without the draft */
  onRestart: () => void;
}

/** The form, after conflicts of a draft with the published object have been resolved. */
export function EditForm({ editing, onRestart }: Props) {
  const { kind, id, start, draft } = editing;
  const [given, setGiven] = useState<ReadonlySet<string> | null>(null);
  const conflicts = draft ? draftConflicts(draft.value, start) : [];
  if (conflicts.length > 0 && given === null)
    return (
      <DraftConflict
        conflicts={conflicts}
        back={id === null ? listOf(kind) : `/fishbase/${kind}/${id}`}
        onSettle={setGiven}
      />
    );
  const typed = Object.entries(draft?.value.typed ?? {}).filter(([field]) => !given?.has(field));
  return <Fields editing={editing} typed={Object.fromEntries(typed)} onRestart={onRestart} />;
}

/** The fields that this person may change, and the handling of what they type. */
const Fields = observer(function Fields({ editing, typed, onRestart }: Props & { typed: FormValues }) {
  const t = useT('revisions');
  const { kind, id, before, start, draft, revision, waiting } = editing;
  const [hand] = useState(() => drafts.begin<TextDraft>(editing.draftName));
  // Fixed when the form is mounted, because later changes of `typed` must not reset it.
  const [begun] = useState(typed);
  // One uuid per draft, so that a second try after a lost response, even in another form, is the same
  // change.
  const [uuid] = useState(() => draft?.value.uuid ?? newUuid());
  const { save, remove } = useSave(editing, uuid, hand);
  /** Unchanged names are left as they are stored. */
  const changed = (values: FormValues): FormValues =>
    Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== start[field]));
  const form = useNewForm<FormValues>({
    initial: start,
    rules: (values) => ({ ...typedNameFaults(editing, changed(values), t), ...formFaults(values) }),
    fieldOf: formName,
    submit: async (values) => {
      const payload = payloadOf(before, values);
      const name = String(values.name ?? values.value ?? editing.name);
      if (payload) await save(payload, { name, ...askedOf(values) });
      else toasts.info(t('form.nothing'));
    },
  });
  useEffect(() => {
    form.change(begun);
  }, [form, begun]);
  const restart = async () => {
    await hand.done();
    onRestart();
  };
  return (
    <FormProvider form={form}>
      <EditHead editing={editing} />
      <FormBody className={css.form} guard="dirty" guardReason={t('form.leave')}>
        {draft && (
          <Banner
            tone="info"
            role="status"
            title={t('form.draft', {
              when: formatInstant(new Date(draft.savedAt).toISOString(), undefined, 'medium'),
            })}
            action={
              <Button size="sm" onPress={() => void restart()}>
                {t('form.restart')}
              </Button>
            }
          />
        )}
        {waiting && (
          <Banner
            tone="caution"
            title={t('form.waiting')}
            action={
              waiting.actionType !== 'delete' && (
                <LinkButton size="sm" to={`/fishbase/${kind}/${id}/edit?revision=${waiting.id}`}>
                  {t('form.goOn')}
                </LinkButton>
              )
            }
          >
            {t(`form.waiting_${waiting.actionType}`)}
          </Banner>
        )}
        {!connectivity.online && (
          <Banner tone="caution" role="status" title={t('form.offline')}>
            {t('form.offlineText')}
          </Banner>
        )}
        <Faults />
        <SubmitProblem title={t('form.failed')} />
        <Sent className={css.columns}>
          <div className={css.column}>
            <FactsCard editing={editing} />
            <TextsCard editing={editing} />
          </div>
          <div className={css.column}>
            <PictureCard editing={editing} />
            <NamesCard editing={editing} />
            <WhyCard />
          </div>
        </Sent>
        {id !== null && !revision && <DeleteObject editing={editing} onDelete={remove} />}
        <div className={css.bar} ref={actionBarMark}>
          <SubmitButton icon="send">{t(revision ? 'form.saveAgain' : 'form.save')}</SubmitButton>
          <LinkButton to={id === null ? listOf(kind) : `/fishbase/${kind}/${id}`}>
            {t('form.cancel')}
          </LinkButton>
          <p className={css.quiet}>{t('form.moderated')}</p>
        </div>
        <KeepDraft hand={hand} uuid={uuid} start={start} />
      </FormBody>
    </FormProvider>
  );
});

const listOf = (kind: Editing['kind']) => (kind === 'specie' ? '/fishbase/species' : '/fishbase/phenotypes');

/** Disabled while sending: a change made then would belong neither to this request nor to the next. */
function Sent({ className, children }: { className: string | undefined; children: ReactNode }) {
  const { busy } = useFormStatus();
  return (
    <div className={className} inert={busy}>
      {children}
    </div>
  );
}

/** Faults with links to their fields, after an attempt to send. */
const Faults = observer(function Faults() {
  const words = useWords();
  const faults = useShownFaults();
  return (
    <FaultSummary
      faults={faults}
      title={words.t('form.faults', { count: faults.length })}
      labelOf={(name) => fieldLabel(name.replace(':', '.'), words)}
    />
  );
});

/** Stores typed values that were not sent; deletes the draft when everything is back to the start. */
function KeepDraft(props: { hand: DraftInHand<TextDraft>; uuid: string; start: FormValues }) {
  const { hand, uuid, start } = props;
  const values = useFormValues<FormValues>();
  const kept = useRef(false);
  useEffect(() => {
    const typed = Object.entries(values).filter(
      ([field, value]) => (value ?? null) !== (start[field] ?? null),
    );
    const readable = typed.filter(([, value]) => !Number.isNaN(value));
    const before = Object.fromEntries(readable.map(([field]) => [field, start[field] ?? null]));
    if (readable.length > 0) hand.keep({ typed: Object.fromEntries(readable), before, uuid });
    else if (kept.current) void hand.drop();
    kept.current = readable.length > 0;
  }, [values, hand, uuid, start]);
  return null;
}
