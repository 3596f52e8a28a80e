import type { Fault } from '@ciguawatch/shared/domain/outline/fault';
import { repairOf } from '@ciguawatch/shared/domain/outline/find-faults';
import { measureOutline } from '@ciguawatch/shared/domain/outline/measure';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { useMemo } from 'react';
import type { Drawing } from '../../../outline/drawing';
import { useRepair } from '../editing/use-repair';
import css from '../page.module.css';

interface Props {
  drawing: Drawing;
  saved: Drawing;
  /** null while unknown */
  faults: readonly Fault[] | null;
  onMend: (drawing: Drawing) => void;
  onShow: (fault: Fault) => void;
}

const formatKm = (value: number) =>
  formatNumber(value, value < 1 ? { maximumFractionDigits: 4 } : { maximumSignificantDigits: 4 });
/** Largest number of faults listed; repairing these brings up further ones. */
const MAX_LISTED_FAULTS = 8;

/** Measures and faults of the outline. */
export function OutlineCard({ drawing, saved, faults, onMend, onShow }: Props) {
  const t = useT('outlineEdit');
  const { outline, point } = drawing;
  const mending = useRepair(outline, (mended) => onMend({ outline: mended, point: null }));
  const now = useMemo(() => measureOutline(outline), [outline]);
  const before = useMemo(() => measureOutline(saved.outline).areaKm2, [saved]);
  const grown = now.areaKm2 - before;
  const wrong = faults?.filter(({ warning }) => !warning) ?? [];
  const figures: [string, string][] = [
    [t('figures.perimeter'), `${formatKm(now.perimeterKm)} km`],
    [t('figures.vertices'), formatNumber(now.vertices)],
    [t('figures.parts'), t('figures.partsOf', { parts: now.parts, holes: now.holes })],
    [t('figures.box'), `${formatKm(now.boxKm[0])} × ${formatKm(now.boxKm[1])} km`],
  ];
  if (outline.length === 0) {
    return (
      <>
        <p className={css.quiet}>{t(point ? 'figures.point' : 'figures.nothing')}</p>
        <Warnings faults={faults} />
      </>
    );
  }
  return (
    <>
      <dl className={css.figures}>
        <dt>{t('figures.area')}</dt>
        <dd>
          {`${formatKm(now.areaKm2)} km²`}{' '}
          {before > 0 && Math.abs(grown) >= 0.005 && (
            <Badge tone="reef">
              {formatNumber(grown, { signDisplay: 'always', maximumFractionDigits: 2 })}
            </Badge>
          )}
        </dd>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {faults?.length === 0 && <Banner tone="success">{t('fault.none')}</Banner>}
      {faults === null && <p className={css.quiet}>{t('fault.looking')}</p>}
      {wrong.length > 0 && (
        <Banner tone="danger" role="status" title={t('fault.title', { count: wrong.length })}>
          <ul className={css.faults}>
            {wrong.slice(0, MAX_LISTED_FAULTS).map((fault, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: faults have no other name, and are rebuilt each time
              <li key={n}>
                {t(`fault.${fault.kind}`)}
                {fault.at && (
                  <Button size="sm" variant="quiet" icon="locate-fixed" onPress={() => onShow(fault)}>
                    {t('fault.show')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {wrong.some(({ kind }) => repairOf(kind)) && (
            <Button size="sm" icon="hammer" busy={mending.busy} onPress={() => void mending.mend()}>
              {t('fault.mend')}
            </Button>
          )}
          {mending.failed && <p>{mending.failed}</p>}
        </Banner>
      )}
      <Warnings faults={faults} />
    </>
  );
}

function Warnings({ faults }: { faults: readonly Fault[] | null }) {
  const t = useT('outlineEdit');
  if (!faults?.some(({ warning }) => warning)) return null;
  return (
    <Banner tone="caution" role="status">
      {t('fault.far')}
    </Banner>
  );
}
