import type { Post, PostAnswers } from '@ciguawatch/shared/api/schemas/desk/posts';
import { formatMonth, formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { answeredIn, monthBefore } from './columns';

/** How many posts answered for the last whole month, and which did not. */
export function Answered({ posts, answers }: { posts: readonly Post[]; answers: PostAnswers }) {
  const t = useT('posts');
  const month = monthBefore(answers.today);
  const { expected, answered, silent } = answeredIn(month, posts, answers);
  if (expected === 0) return null;
  return (
    <p>
      {t('posts.answeredIn', {
        month: formatMonth(Number(month.slice(5)), Number(month.slice(0, 4))),
        answered: formatNumber(answered),
        count: expected,
      })}
      {silent.length > 0 && ` ${t('posts.silentOnes', { names: silent.map(({ name }) => name).join(', ') })}`}
    </p>
  );
}
