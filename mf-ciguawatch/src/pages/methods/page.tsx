import { METHODS, type Method } from '@ciguawatch/shared/domain/methods/methods';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ClassTable, PoolTable } from './golden-tables';
import { useMethodValues } from './method-values';
import css from './page.module.css';

export { methodsTexts as texts } from './texts';

/** Tables of golden numbers, where a sentence does not hold them. */
const TABLES: Partial<Record<Method['id'], () => React.ReactNode>> = {
  pooled: PoolTable,
  case_class: ClassTable,
};

/** Rules of which the page says what each source stands for. */
const STANDS: ReadonlySet<Method['id']> = new Set(['pooled', 'silence', 'first_fish']);

/** `/ciguawatch/methods`: every rule with its formula, version, source and golden numbers. */
export default observer(function MethodsPage() {
  const t = useT('methods');
  // The page is drawn after the browser looked for the part that its address names.
  useEffect(() => document.getElementById(window.location.hash.slice(1))?.scrollIntoView(), []);
  return (
    <div className={css.page}>
      <title>{t('methods.title')}</title>
      <h1>{t('methods.title')}</h1>
      <p className={css.lead}>{t('methods.lead')}</p>
      <nav aria-label={t('methods.contents')}>
        <ul className={css.contents}>
          {METHODS.map(({ id }) => (
            <li key={id}>
              <a href={`#${id}`}>{t(`methods.${id}_title`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {METHODS.map((method) => (
        <Explained key={method.id} method={method} />
      ))}
    </div>
  );
});

const Explained = observer(function Explained({ method: { id, version, sources } }: { method: Method }) {
  const t = useT('methods');
  const values = useMethodValues()[id];
  const Table = TABLES[id];
  return (
    <section id={id} className={css.method} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t(`methods.${id}_title`)}</h2>
      <dl className={css.facts}>
        <dt>{t('methods.rule')}</dt>
        <dd>{t(`methods.${id}_rule`, values)}</dd>
        <dt>{t('methods.formula')}</dt>
        <dd>{t(`methods.${id}_formula`, values)}</dd>
        <dt>{t('methods.golden')}</dt>
        <dd>
          <p className={css.said}>{t(`methods.${id}_golden`, values)}</p>
          {Table && <Table />}
        </dd>
        <dt>{t('methods.source')}</dt>
        <dd>
          {sources.length === 0 ? t('methods.decision') : sources.join('; ')}
          {STANDS.has(id) && <p className={css.said}>{t(`methods.${id}_stands`)}</p>}
        </dd>
        <dt>{t('methods.version')}</dt>
        <dd>{version}</dd>
      </dl>
    </section>
  );
});
