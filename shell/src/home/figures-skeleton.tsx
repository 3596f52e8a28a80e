import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { VisuallyHidden } from '@ciguawatch/shared/ui/foundation/visually-hidden';
import two from './figures.module.css';
import css from './figures-skeleton.module.css';

const BARS = [40, 62, 30, 80, 54, 70, 38, 88, 46, 66, 58, 74];
const LINES = ['a', 'b', 'c', 'd'];

/** The figures in their final layout, before they are known; drawn only after 300 ms. */
export function FiguresSkeleton() {
  const t = useT('shell');
  return (
    <div role="status" className={css.wait}>
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      <div className={two.two} aria-hidden="true">
        <div className={css.card}>
          <div className={css.line} style={{ inlineSize: '55%' }} />
          <div className={css.bars}>
            {BARS.map((height) => (
              <div key={height} className={css.block} style={{ blockSize: `${height}%` }} />
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
