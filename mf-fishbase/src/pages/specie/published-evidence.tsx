import type { PublishedEvidence as Evidence } from '@ciguawatch/shared/api/schemas/directory/species-sources';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import css from '../../product/product.module.css';
import { Source } from './source';

/** What was published of toxins in a species, and never a verdict: what is not known is said as such. */
export function PublishedEvidence({ evidence }: { evidence: readonly Evidence[] }) {
  const t = useT('directory');
  const isMeasured = evidence.some(({ kind }) => kind !== 'family');
  return (
    <Card title={t('evidence.title')}>
      <div className={css.below}>
        {evidence.map((one) => (
          <p key={`${one.source.title} ${one.kind} ${one.place}`}>
            {one.method === null
              ? t(`evidence.${one.kind}`)
              : t(`evidence.${one.kind}By`, { method: one.method })}{' '}
            {one.kind === 'measured' && one.method === null && t('evidence.noMethod')}{' '}
            {one.place !== null && t('evidence.place', { place: one.place })} <Source {...one.source} />
          </p>
        ))}
        {!isMeasured && <p>{t('evidence.none')}</p>}
        <p className={css.quiet}>{t('evidence.says')}</p>
      </div>
    </Card>
  );
}
