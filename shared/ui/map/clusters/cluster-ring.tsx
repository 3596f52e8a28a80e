import { clusterOpacity } from '../../../domain/case-table/clusters';
import css from './cluster-ring.module.css';
import { RingFrame } from './ring-frame';
import { ringRadius } from './ring-radius';

export interface ClusterRingProps {
  count: number;
  alert?: boolean;
  /** Text in the ring; the count by default. */
  text?: string;
  /** Largest radius in pixels, for small maps. */
  most?: number;
  /** Cases of an area without known place: drawn as a label, because a ring would point at the open sea. */
  loose?: boolean;
}

/**
 * A cluster drawn as an atoll: a ring whose strength grows with its cases, the number in its clear centre.
 */
export function ClusterRing(props: ClusterRingProps) {
  const { count, alert = false, text = String(count), most, loose = false } = props;
  if (loose)
    return (
      <span className={css.tag} aria-hidden="true" data-ring="">
        {text} ?
      </span>
    );
  const radius = ringRadius(count, most);
  const core = Math.max(0.46 * radius, 3 + 4.4 * text.length);
  const half = radius + (alert ? 10 : 2);
  return (
    <RingFrame half={half} radius={radius}>
      {alert && <circle className={css.halo} r={radius + 7.5} />}
      <circle className={css.fill} r={radius} fillOpacity={clusterOpacity(count)} />
      {count > 1 ? (
        <>
          <circle className={css.core} r={Math.min(core, radius - 3)} />
          <text className={css.text} dy="0.35em" fontSize={text.length > 2 ? 12 : 14}>
            {text}
          </text>
        </>
      ) : (
        <circle className={css.dot} r={4} />
      )}
      {alert && (
        <g transform={`translate(${0.62 * radius} ${-0.98 * radius})`}>
          <path className={css.flag} d="M0 -10 L10.5 8 L-10.5 8 Z" />
          <path className={css.mark} d="M0 -3.5 V2 M0 5.4 V5.5" />
        </g>
      )}
    </RingFrame>
  );
}
