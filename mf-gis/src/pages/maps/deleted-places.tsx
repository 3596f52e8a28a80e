import { listDeletedPlaces } from '@ciguawatch/shared/api/calls/outlines';
import type { DeletedPlace } from '@ciguawatch/shared/api/schemas/outline';
import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { EmptyState, ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import { readerLanguages } from '../../places/languages';
import { useRestore } from '../../places/use-restore';
import css from './page.module.css';
import { dayText, TYPE_ICONS } from './words';

/** Deleted places of the managed countries, each with a button that restores it. */
export const DeletedPlaces = observer(function DeletedPlaces() {
  const t = useT('outlines');
  const { data, failed, again } = useAnswer(listDeletedPlaces, undefined);
  if (failed !== null && !data)
    return <ErrorState title={t('deleted.failed')} detail={errorText(failed)} onRetry={again} />;
  if (!data)
    return (
      <Loading label={t('deleted.loading')}>
        <Skeleton height={220} />
      </Loading>
    );
  if (data.length === 0) return <EmptyState title={t('deleted.none')} reason={t('deleted.noneText')} />;
  return (
    <div className={css.box}>
      <table className={cx(css.table, css.deleted)} aria-label={t('deleted.caption')}>
        <thead>
          <tr>
            <th scope="col">{t('deleted.place')}</th>
            <th scope="col">{t('deleted.inside')}</th>
            <th scope="col">{t('deleted.when')}</th>
            <th scope="col">{t('deleted.until')}</th>
            <th scope="col">{t('deleted.action')}</th>
          </tr>
        </thead>
        <tbody>
          {data.map((place) => (
            <DeletedRow key={place.id} place={place} onRestored={again} />
          ))}
        </tbody>
      </table>
    </div>
  );
});

interface RowProps {
  place: DeletedPlace;
  onRestored: () => void;
}

const DeletedRow = observer(function DeletedRow({ place, onRestored }: RowProps) {
  const t = useT('outlines');
  const words = useT('gis');
  const { busy, restore } = useRestore();
  const { name, type, parent_id, deleted_at, deleted_by, until } = place;
  const inside = parent_id === null ? undefined : collections.location.get(parent_id);
  const parent = inside ? placeName(inside, readerLanguages()) : place.parent;
  const date = dayText(deleted_at);
  const by =
    deleted_by?.id === session.user?.id
      ? t('list.you', { date })
      : deleted_by
        ? t('list.by', { date, name: deleted_by.name })
        : date;
  return (
    <tr>
      <th scope="row">
        <span className={css.name}>
          <Icon name={TYPE_ICONS[type]} size={17} />
          <b>{name}</b> <small>{t(`type.${type}`)}</small>
        </span>
      </th>
      <td>{parent}</td>
      <td>{by}</td>
      <td>{dayText(until)}</td>
      <td>
        <Button
          size="sm"
          icon="undo"
          busy={busy}
          aria-label={t('deleted.restoreOf', { name })}
          onPress={() => void restore(place).then(onRestored)}
        >
          {words('restore.button')}
        </Button>
      </td>
    </tr>
  );
});
