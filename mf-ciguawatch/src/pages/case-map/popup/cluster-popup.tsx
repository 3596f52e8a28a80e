import type { CaseFilter } from '@ciguawatch/shared/domain/case-table/engine-filter';
import type { PlaceFigures } from '@ciguawatch/shared/domain/statistics/engine-query';
import { formatMonth, language, type Translate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { IconButton } from '@ciguawatch/shared/ui/actions/icon-button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Spinner } from '@ciguawatch/shared/ui/art/spinner';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import type { Cluster } from '@ciguawatch/shared/ui/map/clusters/cluster-index';
import { observer } from 'mobx-react-lite';
import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { phenotypeName, specieName } from '../../../places/names';
import { cases } from '../../../public-cases/cases';
import type { CaseChoice } from '../../../public-cases/cases-choice';
import { useQuery } from '../../../public-cases/cases-use';
import { keysOf } from '../view/use-points';
import css from './cluster-popup.module.css';
import { LeadingBars } from './leading-bars';
import { linksOf } from './popup-links';
import type { ShareBar } from './share-bars';
import { type PopupRoom, usePopupRoom } from './use-popup-room';

// Lazy-loaded, because the list opens on request.
const CaseLines = lazy(() => import('./case-lines'));

/** Props of a ring's popup. */
export interface ClusterPopupProps {
  cluster: Cluster;
  choice: CaseChoice;
  filter: CaseFilter;
  /** The map and its covered edges, so that an opened popup is moved into sight. */
  room: PopupRoom;
  onClose: () => void;
  onZoom: () => void;
}

/** Most cases listed, latest first. */
const MAX_LISTED_CASES = 50;
/** How many of the latest months are named. */
const NAMED_LATEST_MONTHS = 2;

/** Bars of the fish eaten. */
function barsOf(figures: PlaceFigures, t: Translate): ShareBar[] {
  return [
    ...figures.species.map(({ key, count }) => ({ key: `s${key}`, label: specieName(key), count })),
    ...figures.phenotypes.map(({ key, count }) => ({
      key: `p${key}`,
      label: t('map.group', { name: phenotypeName(key) }),
      count,
    })),
    ...(figures.unknown > 0
      ? [{ key: 'u', label: t('map.unknown'), count: figures.unknown, quiet: true }]
      : []),
  ];
}

/** Number of cases, and how many were in each of the latest months. */
const Months = observer(function Months({ figures }: { figures: PlaceFigures }) {
  const t = useT('ciguawatch');
  const months = figures.months.slice(-NAMED_LATEST_MONTHS).reverse();
  return (
    <p className={css.months}>
      <b>{t('map.shown', { count: figures.reports })}</b>
      {months.length > 0 && ' · '}
      {months
        .map(({ year, month, reports }) =>
          t('map.inMonth', { count: reports, month: formatMonth(month, year, 'long', language.code) }),
        )
        .join(', ')}
    </p>
  );
});

/** Bars of the fish eaten, the most frequent first. */
const Fish = observer(function Fish({ figures }: { figures: PlaceFigures }) {
  const t = useT('ciguawatch');
  const bars = barsOf(figures, t);
  return bars.length > 0 && <LeadingBars label={t('map.fish')} bars={bars} />;
});

/** Button that lists the single cases. */
function Listing({
  reports,
  filter,
}: {
  reports: number;
  filter: ComponentProps<typeof CaseLines>['filter'];
}) {
  const t = useT('ciguawatch');
  const [listed, setListed] = useState(false);
  return (
    <>
      <button type="button" className={css.zoom} aria-expanded={listed} onClick={() => setListed(!listed)}>
        {t(listed ? 'map.hideCases' : 'map.seeCases', { count: reports })}
      </button>
      {listed && (
        <Suspense fallback={<Spinner size={24} />}>
          <CaseLines filter={filter} most={MAX_LISTED_CASES} />
          {reports > MAX_LISTED_CASES && (
            <p className={css.months}>{t('map.latestCases', { count: MAX_LISTED_CASES })}</p>
          )}
        </Suspense>
      )}
    </>
  );
}

/** Popup of a ring: months, fish, and links to statistics and risk. */
export default observer(function ClusterPopup({
  cluster,
  choice,
  filter,
  room,
  onClose,
  onZoom,
}: ClusterPopupProps) {
  const t = useT('ciguawatch');
  const title = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLElement>(null);
  usePopupRoom(cluster, box, room);
  // A popup pinned to the map is moved into sight with it; one below the map by scrolling the page.
  const pinned = room.wide;
  const here = { ...filter, places: keysOf(cluster.points) };
  const figures = useQuery('place', { filter: here }, cases.version);
  useEffect(() => {
    if (cluster.key) title.current?.focus({ preventScroll: pinned });
  }, [cluster.key, pinned]);
  const [first, ...others] = cluster.points;
  const links = linksOf(cluster, choice);
  return (
    <section
      ref={box}
      className={css.popup}
      aria-label={first?.name}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header className={css.head}>
        <h2 ref={title} tabIndex={-1}>
          {first?.name} {others.length > 0 && <small>{t('map.others', { count: others.length })}</small>}
        </h2>
        {cluster.alert && <Badge tone="coral">{t('map.alert')}</Badge>}
        <IconButton icon="x" size="sm" label={t('map.closePopup')} onPress={onClose} className={css.close} />
      </header>
      {!figures && <Spinner size={24} />}
      {figures && <Months figures={figures} />}
      {others.length > 0 && (
        <LeadingBars
          label={t('map.placesHere')}
          bars={cluster.points.map(({ id, name, count }) => ({ key: String(id), label: name, count }))}
        />
      )}
      {figures && <Fish figures={figures} />}
      {figures && <Listing reports={figures.reports} filter={here} />}
      <div className={css.links}>
        {others.length > 0 && (
          <button type="button" className={css.zoom} onClick={onZoom}>
            {t('map.zoomHere')}
          </button>
        )}
        {links.stats && (
          <LinkButton size="sm" to={links.stats}>
            {t('map.seeFigures')}
          </LinkButton>
        )}
        {links.risk && (
          <LinkButton size="sm" to={links.risk}>
            {t('map.isItRisky')}
          </LinkButton>
        )}
        {links.page && (
          <LinkButton size="sm" to={links.page}>
            {t('map.islandPage')}
          </LinkButton>
        )}
      </div>
    </section>
  );
});
