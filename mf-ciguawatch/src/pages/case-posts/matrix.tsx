import type { Post, PostAnswers, PostPeriod } from '@ciguawatch/shared/api/schemas/desk/posts';
import type { PeriodState } from '@ciguawatch/shared/domain/posts/month-state';
import { formatDate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import { locationName } from '../../places/names';
import { cellsOf, shownWeeks } from './columns';
import css from './page.module.css';

/** A state is told by its sign, not by its colour alone. */
const SIGNS: Record<PeriodState, string> = { none: '✓', cases: '●', silent: '–', waiting: '?' };
const STATES = Object.keys(SIGNS) as PeriodState[];

interface Props {
  posts: readonly Post[];
  answers: PostAnswers;
  onChoose: (post: Post, period: PostPeriod) => void;
}

/** What each post answered, week by week; a period that was asked about opens its details. */
export function Matrix({ posts, answers, onChoose }: Props) {
  const t = useT('posts');
  return (
    <>
      <p className={css.legend}>
        {STATES.map((state) => (
          <span key={state}>
            <i aria-hidden="true" className={css[state]}>
              {SIGNS[state]}
            </i>{' '}
            {t(`state.${state}`)}
          </span>
        ))}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the screen is scrolled by keys. */}
      <section className={css.scroll} aria-label={t('posts.matrix')} tabIndex={0}>
        <table className={css.table} aria-label={t('posts.matrix')}>
          <thead>
            <tr>
              <th scope="col">{t('posts.post')}</th>
              {shownWeeks(answers.today).map((week) => (
                <th key={week} scope="col" className={css.week}>
                  {formatDate(week, 'short')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {posts.map((post) => (
              <tr key={post.id}>
                <th scope="row">
                  {post.name} <small>{locationName(post.island)}</small>
                </th>
                {cellsOf(post, answers).map(({ key, span, period }) => (
                  <td key={key} colSpan={span}>
                    {period && (
                      <button
                        type="button"
                        className={cx(css.cell, css[period.state])}
                        aria-label={t('posts.say', {
                          post: post.name,
                          from: formatDate(period.first),
                          until: formatDate(period.last),
                          state: t(`state.${period.state}`),
                        })}
                        onClick={() => onChoose(post, period)}
                      >
                        {SIGNS[period.state]}
                      </button>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
