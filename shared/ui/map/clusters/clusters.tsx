import { useCallback, useEffect, useMemo, useState } from 'react';
import { useUiT } from '../../foundation/ui-texts';
import css from '../map.module.css';
import { useMap } from '../map-context';
import { Pinned } from '../pinned';
import { bringIntoSight } from './bring-into-sight';
import { type Cluster, ClusterIndex, type ClusterPoint, radiusOf, type SizeOf } from './cluster-index';
import { ClusterRing } from './cluster-ring';
import { SilentRing } from './silent-ring';

export interface ClustersProps {
  points: readonly ClusterPoint[];
  /** Key of the cluster whose details are open. */
  openKey?: string | null;
  onOpen?: (cluster: Cluster) => void;
  /** Formats a count; plain digits by default. */
  format?: (count: number) => string;
  /** Largest radius of a ring in pixels, for small maps. */
  most?: number;
  /** What rings show instead of counts. Must be a stable function, or clusters are recomputed. */
  measure?: ClusterMeasure | undefined;
}

/** A measure shown by rings instead of the count. */
export interface ClusterMeasure {
  size: SizeOf;
  /** text in the ring */
  text: (cluster: Cluster) => string;
  /** accessible description of the ring */
  say: (cluster: Cluster) => string;
}

/** The clusters over a map; each is a button that announces its places and cases. */
export function Clusters({ points, openKey, onOpen, format = String, most, measure }: ClustersProps) {
  const map = useMap();
  const radius = useCallback<SizeOf>((cluster) => radiusOf(cluster, most, measure?.size), [most, measure]);
  const index = useMemo(() => new ClusterIndex(points, radius), [points, radius]);
  const zoom = useFlooredZoom();
  const clusters = useMemo(() => (zoom === null ? [] : index.at(zoom)), [index, zoom]);
  useEffect(() => {
    map?.keepClear(
      clusters.map((cluster) => ({
        lng: cluster.lng,
        lat: cluster.lat,
        radius: radius(cluster),
        name: cluster.points[0]?.name,
      })),
    );
  }, [map, clusters, radius]);
  useEffect(() => () => map?.keepClear([]), [map]);
  if (!map) return null;
  return clusters.map((cluster) => (
    <Pinned key={cluster.key} lng={cluster.lng} lat={cluster.lat}>
      <OneCluster {...{ cluster, openKey, onOpen, format, most, measure }} />
    </Pinned>
  ));
}

type OneClusterProps = Required<Pick<ClustersProps, 'format'>> &
  Pick<ClustersProps, 'openKey' | 'onOpen' | 'most' | 'measure'> & { cluster: Cluster };

/** One cluster: a button where it can be opened, else an image with a name. */
function OneCluster({ cluster, openKey, onOpen, format, most, measure }: OneClusterProps) {
  const t = useUiT();
  const map = useMap();
  const { count, alert, loose, silent, drop, points } = cluster;
  const [first] = points;
  const more = points.length - 1;
  const place = more > 0 ? t('map.places', { name: first?.name, count: more }) : first?.name;
  const cases = silent ? t('map.silent') : measure ? measure.say(cluster) : t('map.cases', { count });
  const name = [place, cases, alert && t('map.alert')].filter(Boolean).join(', ');
  const ring = silent ? (
    <SilentRing />
  ) : (
    <ClusterRing
      count={measure ? measure.size(cluster) : count}
      alert={alert}
      loose={loose}
      text={measure ? measure.text(cluster) : format(count)}
      {...(most !== undefined && { most })}
    />
  );
  const style = loose ? { top: drop } : undefined;
  // An unobserved place has no cases to open, so it is an image instead of a button.
  if (!onOpen || silent)
    return (
      <span className={css.cluster} style={style} role="img" aria-label={name} data-cases={count}>
        {ring}
      </span>
    );
  return (
    <button
      type="button"
      className={css.cluster}
      aria-label={name}
      aria-expanded={openKey === cluster.key}
      data-cluster={cluster.key}
      data-cases={count}
      style={style}
      onClick={() => onOpen(cluster)}
      onFocus={({ currentTarget }) => map && bringIntoSight(map, currentTarget)}
    >
      {ring}
    </button>
  );
}

/** The map's zoom, rounded down: clusters change only with it. */
function useFlooredZoom(): number | null {
  const map = useMap();
  const [zoom, setZoom] = useState<number | null>(null);
  useEffect(() => {
    if (!map) return undefined;
    const read = () => setZoom(Math.floor(map.mapbox.getZoom()));
    read();
    return map.onMove(read);
  }, [map]);
  return zoom;
}
