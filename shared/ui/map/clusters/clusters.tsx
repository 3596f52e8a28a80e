import { useEffect, useMemo, useState } from 'react';
import { useUiT } from '../../foundation/ui-texts';
import css from '../map.module.css';
import { useMap } from '../map-context';
import { Pinned } from '../pinned';
import { type Cluster, ClusterIndex, type ClusterPoint } from './cluster-index';
import { ClusterRing } from './cluster-ring';
import { ringRadius } from './ring-radius';

export interface ClustersProps {
  points: readonly ClusterPoint[];
  /** The cluster whose details are open. */
  openKey?: string | null;
  onOpen?: (cluster: Cluster) => void;
  /** Writes a count; plain digits when left out. */
  format?: (count: number) => string;
  /** Largest radius of a ring in pixels, on a small map. */
  most?: number;
}

/** Rings over a map, each a button that says its places and its cases. */
export function Clusters({ points, openKey, onOpen, format = String, most }: ClustersProps) {
  const map = useMap();
  const t = useUiT();
  const index = useMemo(() => new ClusterIndex(points, most), [points, most]);
  const zoom = useFlooredZoom();
  const clusters = useMemo(() => (zoom === null ? [] : index.at(zoom)), [index, zoom]);
  useEffect(() => {
    map?.keepClear(
      clusters.map(({ lng, lat, count, points: [first] }) => ({
        lng,
        lat,
        radius: ringRadius(count, most),
        name: first?.name,
      })),
    );
  }, [map, clusters, most]);
  useEffect(() => () => map?.keepClear([]), [map]);
  if (!map) return null;
  return clusters.map((cluster) => {
    const [first] = cluster.points;
    const more = cluster.points.length - 1;
    const place = more > 0 ? t('map.places', { name: first?.name, count: more }) : first?.name;
    const cases = t('map.cases', { count: cluster.count });
    const name = [place, cases, cluster.alert && t('map.alert')].filter(Boolean).join(', ');
    const { count, alert } = cluster;
    const ring = (
      <ClusterRing count={count} alert={alert} text={format(count)} {...(most !== undefined && { most })} />
    );
    return (
      <Pinned key={cluster.key} lng={cluster.lng} lat={cluster.lat}>
        {onOpen ? (
          <button
            type="button"
            className={css.cluster}
            aria-label={name}
            aria-expanded={openKey === cluster.key}
            data-cluster={cluster.key}
            onClick={() => onOpen(cluster)}
          >
            {ring}
          </button>
        ) : (
          <span className={css.cluster} role="img" aria-label={name}>
            {ring}
          </span>
        )}
      </Pinned>
    );
  });
}

/** Whole mapbox zoom of the map: clusters change only when it does. */
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
