import type { Post, PostPatch } from '@ciguawatch/shared/api/schemas/desk/posts';
import { RHYTHMS, type Rhythm } from '@ciguawatch/shared/domain/posts/periods';
import { email as isEmail } from '@ciguawatch/shared/domain/text/validators';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { DateField } from '@ciguawatch/shared/ui/fields/date-field';
import { focusOnce } from '@ciguawatch/shared/ui/fields/focus-once';
import { Segmented } from '@ciguawatch/shared/ui/fields/segmented';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { Dialog } from '@ciguawatch/shared/ui/overlay/dialog';
import { type FormEvent, useId, useState } from 'react';
import css from './page.module.css';

/** Fields of a post as they are typed. */
type PostDraft = Required<Omit<PostPatch, 'island'>> & { island: number | null };
/** A post as it is sent. */
export type PostValues = PostDraft & { island: number };

interface Props {
  /** the post as it is; null for a new one */
  before: Post | null;
  /** civil date at the place on which a new post begins */
  today: string;
  islands: readonly { id: number; name: string }[];
  /** saves the post; an error is shown in the dialog, which stays open */
  onSave: (values: PostValues) => Promise<unknown>;
  onClose: () => void;
}

const LANGUAGES = ['fr_FR', 'en_US'] as const;

const emptyPost = (starts: string, language: string): PostDraft => ({
  ...{ island: null, name: '', contact: '', email: null, sms: null, language },
  ...{ rhythm: 'weekly', starts, ends: null },
});

/** Keys of the faults of what was typed, by field. */
function faultsOf({ name, island, email, sms, ends, starts }: PostDraft) {
  const address = (text: string | null) =>
    text?.trim() && isEmail(text.trim()) ? 'posts.addressWrong' : null;
  return {
    name: name.trim() === '' ? 'posts.missing' : null,
    island: island === null ? 'posts.missing' : null,
    email: email?.trim() || sms?.trim() ? address(email) : 'posts.addressMissing',
    sms: address(sms),
    starts: starts === '' ? 'posts.missing' : null,
    ends: ends !== null && ends < starts ? 'posts.endsEarly' : null,
  };
}

/** Dialog with the fields of a post. */
export function PostDialog({ before, today, islands, onSave, onClose }: Props) {
  const t = useT('posts');
  useT('errors');
  const form = useId();
  const [values, setValues] = useState<PostDraft>(() => before ?? emptyPost(today, 'fr_FR'));
  const [tried, setTried] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { busy, once } = useBusy();
  const set = (part: Partial<PostDraft>) => setValues((all) => ({ ...all, ...part }));
  const faults = faultsOf(values);
  const faultOf = (field: keyof typeof faults) => {
    const key = tried ? faults[field] : null;
    return key === null ? null : t(key);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(faults).some((fault) => fault !== null)) return;
    await once(async () => {
      try {
        await onSave(values as PostValues);
        onClose();
      } catch (thrown) {
        setError(thrown);
      }
    });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(before ? 'posts.edit' : 'posts.add')}
      actions={
        <>
          <Button onPress={onClose}>{t('posts.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" icon="save" busy={busy}>
            {t('posts.save')}
          </Button>
        </>
      }
    >
      <form id={form} className={css.form} onSubmit={(event) => void send(event)} noValidate>
        {error !== null && (
          <Banner tone="danger" role="alert">
            {errorText(error)}
          </Banner>
        )}
        <TextField
          inputRef={focusOnce}
          label={t('posts.name')}
          required
          value={values.name}
          onChange={(name) => set({ name })}
          maxLength={120}
          error={faultOf('name')}
        />
        <Select
          label={t('posts.island')}
          required
          value={values.island === null ? null : String(values.island)}
          onChange={(id) => set({ island: id === null ? null : Number(id) })}
          options={islands.map(({ id, name }) => ({ id: String(id), label: name }))}
          error={faultOf('island')}
        />
        <Segmented<Rhythm>
          label={t('posts.rhythm')}
          value={values.rhythm}
          onChange={(rhythm) => set({ rhythm })}
          options={RHYTHMS.map((value) => ({ value, label: t(`rhythm.${value}`) }))}
        />
        <TextField
          label={t('posts.contact')}
          value={values.contact}
          onChange={(contact) => set({ contact })}
          maxLength={120}
        />
        <TextField
          label={t('posts.email')}
          type="email"
          value={values.email ?? ''}
          onChange={(email) => set({ email: email || null })}
          maxLength={254}
          error={faultOf('email')}
        />
        <TextField
          label={t('posts.sms')}
          help={t('posts.smsHelp')}
          type="email"
          value={values.sms ?? ''}
          onChange={(sms) => set({ sms: sms || null })}
          maxLength={254}
          error={faultOf('sms')}
        />
        <Select
          label={t('posts.language')}
          noEmpty
          value={values.language}
          onChange={(language) => set({ language: language ?? 'fr_FR' })}
          options={LANGUAGES.map((id) => ({ id, label: t(`language.${id}`) }))}
        />
        <DateField
          label={t('posts.starts')}
          required
          value={values.starts}
          onChange={(starts) => set({ starts: starts ?? '' })}
          error={faultOf('starts')}
        />
        <DateField
          label={t('posts.ends')}
          value={values.ends}
          onChange={(ends) => set({ ends })}
          error={faultOf('ends')}
        />
      </form>
    </Dialog>
  );
}
