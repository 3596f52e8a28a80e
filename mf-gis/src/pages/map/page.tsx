import { getLocation } from '@ciguawatch/shared/api/calls/outlines';
import type { LocationFull } from '@ciguawatch/shared/api/schemas/outline';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { ApiError } from '@ciguawatch/shared/runtime/http/api-error';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink, go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { useParams } from '@ciguawatch/shared/runtime/navigation/router';
import { useAddress } from '@ciguawatch/shared/runtime/navigation/use-address';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { newUuid } from '@ciguawatch/shared/runtime/storage/local-storage';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { draftName } from '../../places/draft-names';
import type { OutlineDraft } from './editing/use-draft';
import { Editor } from './editor';
import css from './page.module.css';

export { editTexts as texts } from './texts';

/** `/gis/map/:id` and `/gis/new`: a place with its outline. */
export default observer(function MapPage() {
  const { id } = useParams();
  return <Opened key={id ?? 'new'} id={id === undefined ? null : Number(id)} />;
});

/** Draft of this place on the device; undefined until it has been looked for. */
function useBegun(id: number | null): OutlineDraft | null | undefined {
  const [draft, setDraft] = useState<OutlineDraft | null | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    void drafts.load<OutlineDraft>(draftName(id)).then((found) => !gone && setDraft(found?.value ?? null));
    return () => {
      gone = true;
    };
  }, [id]);
  return draft;
}

const Opened = observer(function Opened({ id }: { id: number | null }) {
  const t = useT('outlineEdit');
  const [params] = useAddress();
  const { data, failed, again, put } = useAnswer(getLocation, id === null ? null : { id });
  const draft = useBegun(id);
  const [uuid] = useState(newUuid);
  useEffect(() => void collections.location.ensure(), []);
  const tool = params.get('tool');
  if (failed !== null && !data) {
    return (
      <div className={css.state}>
        <ErrorState
          title={t('load.failed')}
          detail={errorText(failed)}
          onRetry={failed instanceof ApiError && !failed.transient ? undefined : again}
        />
        <CrossLink to="/gis/maps">{t('head.back')}</CrossLink>
      </div>
    );
  }
  const isReady = draft !== undefined && collections.location.size > 0 && (id === null || data !== null);
  if (!isReady) {
    return (
      <div className={css.state}>
        <Loading label={t('load.loading')}>
          <Skeleton height={420} />
        </Loading>
      </div>
    );
  }
  const saved = (place: LocationFull) => {
    if (id !== null) return put(place);
    // `force`, because the guard would ask about leaving the place that was just saved.
    const to = session.has(ROLE.gis_editor) ? `/gis/map/${place.id}` : `/gis/maps?place=${place.id}`;
    return go(to, { replace: true, force: true });
  };
  return (
    <Editor
      place={data}
      draft={draft}
      uuid={draft?.uuid ?? uuid}
      tool={tool === 'draw' || tool === 'import' ? tool : null}
      onSaved={saved}
    />
  );
});
