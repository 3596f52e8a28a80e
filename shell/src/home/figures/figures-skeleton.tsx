import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { firstView } from '@ciguawatch/shared/runtime/page/first-view';
import { VisuallyHidden } from '@ciguawatch/shared/ui/foundation/visually-hidden';
import { useState } from 'react';
import two from './figures.module.css';
import css from './figures-skeleton.module.css';

const BARS = [...'abcdefghijkl'];
const LINES = [...'abcde'];

/** Skeleton of the figures; appears after 300 ms, or at once if the first view already showed it. */
export function FiguresSkeleton() {
  const t = useT('shell');
  const [seen] = useState(() => firstView.shown);
  return (
    <div role="status" className={seen ? undefined : css.wait}>
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      <div className={two.two} aria-hidden="true">
        <div className={css.card}>
          <div className={css.line} />
          <div className={css.bars}>
            {BARS.map((bar) => (
              <div key={bar} className={css.block} />
            ))}
          </div>
        </div>
        <div className={css.card}>
          {LINES.map((line) => (
            <div key={line} className={css.row}>
              <div className={`${css.block} ${css.fish}`} />
              <div className={css.line} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
