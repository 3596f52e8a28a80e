import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { namespaceText } from '../../../languages/namespace-text';
import { percent } from '../../../languages/progress';
import { Ring } from '../../../languages/ring';
import type { TextPage } from '../model';
import css from '../page.module.css';

interface Props {
  pages: readonly TextPage[];
  chosen: string | null;
  /** null for all pages */
  onChoose: (id: string | null) => void;
}

const shareText = (done: number, total: number) =>
  formatNumber(percent(done, total) / 100, { style: 'percent', maximumFractionDigits: 0 });

/** The pages of texts by part of the portal, each with its progress. */
export const PageList = observer(function PageList({ pages, chosen, onChoose }: Props) {
  const t = useT('translations');
  const all = {
    done: pages.reduce((sum, { done }) => sum + done, 0),
    total: pages.reduce((sum, { total }) => sum + total, 0),
  };
  const namespaces = [...new Set(pages.map(({ namespace }) => namespace))];
  return (
    <nav className={css.pages} aria-label={t('list.pages')}>
      <ul>
        <li>
          <button
            type="button"
            aria-current={chosen === null ? 'true' : undefined}
            onClick={() => onChoose(null)}
          >
            <Ring part={percent(all.done, all.total)} />
            <span>{t('list.all')}</span>
            <span className={css.part}>{shareText(all.done, all.total)}</span>
          </button>
        </li>
      </ul>
      {namespaces.map((namespace) => (
        <section key={namespace}>
          <h2>{namespaceText(namespace)}</h2>
          <ul>
            {pages
              .filter((one) => one.namespace === namespace)
              .map(({ id, title, done, total }) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-current={id === chosen ? 'true' : undefined}
                    onClick={() => onChoose(id)}
                  >
                    <Ring part={percent(done, total)} />
                    <span>{title}</span>
                    <span className={css.part}>{shareText(done, total)}</span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
});
