import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { observer } from 'mobx-react-lite';
import { paramsOf, type TrackingQuery } from '../../algae/query';
import { keptSamplings } from '../../algae/save';
import css from './list.module.css';
import { chosenWords, saveCsv, saveGeoJson } from './outputs';

interface Props {
  samplings: number;
  /** rows to export: the selected ones, or else all that are listed */
  rows: readonly Tracking[];
  chosen: readonly Tracking[];
  query: TrackingQuery;
  onRemove: () => void;
  onRestore: () => void;
}

/** Heading with the number of samplings, actions, and the number of samplings in the outbox. */
export const ListHead = observer(function ListHead(props: Props) {
  const { samplings, rows, chosen, query, onRemove, onRestore } = props;
  const t = useT('algae');
  const kept = keptSamplings().length;
  const said = chosenWords(query, t);
  const map = `/ciguawatch/algae/map?${paramsOf({ ...query, view: 'all' })}`;
  return (
    <>
      <header className={css.head}>
        <h1>{t('list.title')}</h1>
        <span className={css.quiet} role="status">
          {t('list.count', { count: samplings })}
        </span>
        <div className={css.actions}>
          {chosen.length > 0 && query.view === 'deleted' && (
            <Button size="sm" icon="undo" onPress={onRestore}>
              {t('list.restoreChosen', { count: chosen.length })}
            </Button>
          )}
          {chosen.length > 0 && query.view !== 'deleted' && (
            <Button size="sm" icon="trash" variant="dangerOutline" onPress={onRemove}>
              {t('list.removeChosen', { count: chosen.length })}
            </Button>
          )}
          <Button size="sm" icon="download" onPress={() => void saveCsv(rows, t, said)}>
            {t('list.csv')}
          </Button>
          <Button size="sm" icon="download" onPress={() => saveGeoJson(rows, t, said)}>
            {t('list.geojson')}
          </Button>
          <LinkButton size="sm" icon="download" to={`/plain/darwin-core?lang=${language.code.slice(0, 2)}`}>
            {t('list.darwinCore')}
          </LinkButton>
          <LinkButton size="sm" icon="map" to={map}>
            {t('list.onMap')}
          </LinkButton>
          <LinkButton size="sm" icon="table" to="/ciguawatch/algae/import">
            {t('list.import')}
          </LinkButton>
          <LinkButton size="sm" variant="primary" icon="plus" to="/ciguawatch/algae/report/new">
            {t('list.fresh')}
          </LinkButton>
        </div>
      </header>
      {kept > 0 && (
        <Banner tone="info">
          {t('list.waiting', { count: kept })} <CrossLink to="/outbox">{t('list.toOutbox')}</CrossLink>
        </Banner>
      )}
    </>
  );
});
