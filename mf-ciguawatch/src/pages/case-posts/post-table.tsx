import type { Post } from '@ciguawatch/shared/api/schemas/desk/posts';
import { formatDate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { locationName } from '../../places/names';
import css from './page.module.css';

interface Props {
  posts: readonly Post[];
  onEdit: (post: Post) => void;
}

/** The posts with who answers, how they are reached, and since when they report. */
export function PostTable({ posts, onEdit }: Props) {
  const t = useT('posts');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the screen is scrolled by keys.
    <section className={css.scroll} aria-label={t('posts.list')} tabIndex={0}>
      <table className={css.table} aria-label={t('posts.list')}>
        <thead>
          <tr>
            {['post', 'rhythm', 'contact', 'reached', 'duty'].map((key) => (
              <th key={key} scope="col">
                {t(`posts.${key}`)}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {posts.map((post) => (
            <tr key={post.id}>
              <th scope="row">
                {post.name} <small>{locationName(post.island)}</small>
              </th>
              <td>{t(`rhythm.${post.rhythm}`)}</td>
              <td>{post.contact}</td>
              <td>{[post.email, post.sms].filter(Boolean).join(', ') || t('posts.unreached')}</td>
              <td>
                {post.ends === null
                  ? t('posts.since', { from: formatDate(post.starts) })
                  : t('posts.span', { from: formatDate(post.starts), until: formatDate(post.ends) })}
              </td>
              <td>
                <Button
                  size="sm"
                  icon="pencil"
                  aria-label={t('posts.editOf', { post: post.name })}
                  onPress={() => onEdit(post)}
                >
                  {t('posts.change')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
