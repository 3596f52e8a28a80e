import { type EvidenceItem, evidenceItems } from '@ciguawatch/shared/domain/samples/evidence-words';
import { GUIDANCE_NG_G } from '@ciguawatch/shared/domain/samples/guidance';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { islandName } from '../island-name';
import css from './evidence.module.css';
import { useEvidence } from './use-evidence';

/** What laboratories found in fish of a product: counts by method, never a verdict. */
export default observer(function Evidence({ kind, id }: { kind: 'specie' | 'phenotype'; id: number }) {
  const t = useT('domain');
  const cells = useEvidence({ kind, id });
  if (cells === 'loading') return null;
  if (cells === 'error') return <p className={css.quiet}>{t('evidence.failed')}</p>;
  const items = evidenceItems(cells, { t, number: formatNumber, island: islandName });
  return (
    <section className={css.evidence} aria-label={t('evidence.title')}>
      <h2>{t('evidence.title')}</h2>
      {items.length === 0 && <p>{t('evidence.none')}</p>}
      {(['survey', 'case'] as const).map((of) => (
        <Items key={of} title={t(`evidence.of_${of}`)} items={items.filter((one) => one.of === of)} />
      ))}
      {items.length > 0 && (
        <p className={css.quiet}>
          {t('evidence.other')} {t('evidence.pooled')}{' '}
          {t('evidence.guidance', { level: formatNumber(GUIDANCE_NG_G, { maximumFractionDigits: 2 }) })}
        </p>
      )}
    </section>
  );
});

function Items({ title, items }: { title: string; items: readonly EvidenceItem[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={css.list}>
        {items.map(({ key, said, notes }) => (
          <li key={key}>
            <p>{said}</p>
            <p className={css.quiet}>{notes.join(' ')}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
