import type { ObjectType } from '@ciguawatch/shared/domain/codes/revision-codes';
import { asApiError } from '@ciguawatch/shared/runtime/http/api-error';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useParams, useSearchParams } from '@ciguawatch/shared/runtime/navigation/router';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { EmptyState, ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PageFrame } from '../../product/page-frame';
import css from './edit.module.css';
import { EditForm } from './edit-form';
import { type Editing, readEditing } from './read-edited';

/** A species or group as a form; the proposed change waits for a moderator. */
export const EditPage = observer(function EditPage({ kind }: { kind: ObjectType }) {
  const t = useT('revisions');
  useT('errors');
  const { id } = useParams();
  const [search] = useSearchParams();
  const number = id === undefined ? null : Number(id);
  const own = search.get('revision');
  const revision = own === null ? null : Number(own);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    void collections.phenotype.ensure();
    void collections.specie.ensure();
  }, []);
  useEffect(() => {
    let open = true;
    setEditing(null);
    setFailed(null);
    readEditing({ kind, id: number, revision }).then(
      (found) => open && setEditing(found),
      (thrown: unknown) => open && setFailed(thrown),
    );
    return () => {
      open = false;
    };
  }, [kind, number, revision, round]);
  const again = () => setRound((at) => at + 1);
  if (failed) {
    const { status } = asApiError(failed);
    const list = kind === 'specie' ? '/fishbase/species' : '/fishbase/phenotypes';
    return (
      <PageFrame className={css.page}>
        <h1>{t(`form.${number === null ? 'new' : 'edit'}_${kind}`)}</h1>
        {status === 404 || status === 403 ? (
          <EmptyState
            title={t('form.gone')}
            reason={t('form.goneText')}
            action={<LinkButton to={list}>{t('form.toList')}</LinkButton>}
          />
        ) : (
          <ErrorState title={t('form.readFailed')} detail={errorText(failed)} onRetry={again} />
        )}
      </PageFrame>
    );
  }
  if (!editing)
    return (
      <PageFrame className={css.page}>
        <Loading>
          <Skeleton height={560} />
        </Loading>
      </PageFrame>
    );
  return (
    <PageFrame className={css.page}>
      <EditForm key={`${kind}-${number}-${revision}-${round}`} editing={editing} onRestart={again} />
    </PageFrame>
  );
});
