import { listEvidence } from '@ciguawatch/shared/api/calls/samples';
import type { EvidenceCell } from '@ciguawatch/shared/domain/samples/evidence';
import { evidenceItems } from '@ciguawatch/shared/domain/samples/evidence-words';
import { GUIDANCE_NG_G } from '@ciguawatch/shared/domain/samples/guidance';
import type { FishChoice } from '@ciguawatch/shared/domain/statistics/risk-parts';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { locationName } from '../../../places/names';
import css from './evidence.module.css';

/** What laboratories found in fish of this kind: those of the island, then all; never a verdict. */
export const Evidence = observer(function Evidence({ island, fish }: { island: number; fish: FishChoice }) {
  const t = useT('domain');
  const { data, failed } = useAnswer(listEvidence, { [fish.kind]: fish.id });
  if (data === null) return failed === null ? null : <p className={css.quiet}>{t('evidence.failed')}</p>;
  const here = data.filter((cell) => cell.island === island);
  return (
    <section className={css.evidence} aria-label={t('evidence.title')}>
      <h2>{t('evidence.title')}</h2>
      {data.length === 0 && <p>{t('evidence.none')}</p>}
      <Cells title={t('evidence.here', { island: locationName(island) })} cells={here} />
      {(['survey', 'case'] as const).map((of) => (
        <Cells key={of} title={t(`evidence.of_${of}`)} cells={data.filter((cell) => cell.of === of)} />
      ))}
      {data.length > 0 && (
        <p className={css.quiet}>
          {t('evidence.other')} {t('evidence.pooled')}{' '}
          {t('evidence.guidance', { level: formatNumber(GUIDANCE_NG_G, { maximumFractionDigits: 2 }) })}
        </p>
      )}
    </section>
  );
});

const Cells = observer(function Cells({ title, cells }: { title: string; cells: readonly EvidenceCell[] }) {
  const t = useT('domain');
  if (cells.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={css.list}>
        {evidenceItems(cells, { t, number: formatNumber, island: locationName }).map(
          ({ key, said, notes }) => (
            <li key={key}>
              <p>{said}</p>
              <p className={css.quiet}>{notes.join(' ')}</p>
            </li>
          ),
        )}
      </ul>
    </>
  );
});
