import { addPost, changePost, listPosts, readPostAnswers } from '@ciguawatch/shared/api/calls/desk/posts';
import type { Post, PostPeriod } from '@ciguawatch/shared/api/schemas/desk/posts';
import { nameOrder } from '@ciguawatch/shared/domain/text/name-order';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import { call, change } from '@ciguawatch/shared/runtime/http/call';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { newUuid } from '@ciguawatch/shared/runtime/storage/local-storage';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { EmptyState, ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { ListHead, ListPage } from '@ciguawatch/shared/ui/layout/list-page';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { locationName } from '../../places/names';
import { Answered } from './answered';
import { IslandMonths } from './island-months';
import { Matrix } from './matrix';
import css from './page.module.css';
import { PeriodDialog } from './period-dialog';
import { PostDialog, type PostValues } from './post-dialog';
import { PostTable } from './post-table';

export { postTexts as texts } from './texts';

/** Islands of some countries, by name. */
function useIslands(countries: readonly number[]) {
  useEffect(() => void collections.location.ensure(), []);
  return collections.location
    .all()
    .filter((one) => one.type === 'I' && countries.includes(one.country ?? 0))
    .map(({ id }) => ({ id, name: locationName(id) }))
    .sort((a, b) => nameOrder(language.intl)(a.name, b.name));
}

/** Country whose answers are shown: that of the portal where the account manages it, else its first one. */
const homeCountry = (managed: readonly number[]): number | null =>
  managed.includes(config.country) ? config.country : (managed[0] ?? null);

/** Adds a post or changes one. */
async function save(before: Post | null, uuid: string, values: PostValues): Promise<void> {
  const { island, name, contact, email, sms, language: code, rhythm, starts, ends } = values;
  const body = { island, name, contact, email, sms, language: code, rhythm, starts, ends };
  if (before) await change(changePost, { params: { id: before.id }, body, ifVersion: before.version });
  else await call(addPost, { params: undefined, body: { uuid, ...body } });
}

/** `/ciguawatch/case/posts`: posts that report zero cases, what they answered, and the months of their islands. */
export default observer(function CasePostsPage() {
  const t = useT('posts');
  useT('errors');
  const managed = session.user?.profile.manage_countries ?? [];
  const country = homeCountry(managed);
  const { data: posts, failed, again } = useAnswer(listPosts, country === null ? null : undefined);
  const { data: answers, again: readAgain } = useAnswer(
    readPostAnswers,
    country === null ? null : { country },
  );
  const islands = useIslands(managed);
  const [editing, setEditing] = useState<Post | 'new' | null>(null);
  const [chosen, setChosen] = useState<{ post: Post; period: PostPeriod } | null>(null);
  /** one identifier for all tries to add a post, so that a repeat adds none */
  const uuid = useRef('');
  const today = answers?.today ?? civilDateOf(clock.now(), 'UTC');
  const own = posts?.filter((post) => post.country === country) ?? [];
  return (
    <ListPage className={css.page}>
      <title>{t('posts.title')}</title>
      <ListHead title={t('posts.title')} lead={t('posts.lead')}>
        <Button
          variant="primary"
          icon="plus"
          onPress={() => {
            uuid.current = newUuid();
            setEditing('new');
          }}
        >
          {t('posts.add')}
        </Button>
      </ListHead>
      {failed !== null && !posts && (
        <ErrorState title={t('posts.failed')} detail={errorText(failed)} onRetry={again} />
      )}
      {!posts && failed === null && (
        <Loading label={t('posts.loading')}>
          <Skeleton height={240} />
        </Loading>
      )}
      {posts && posts.length === 0 && <EmptyState title={t('posts.none')} reason={t('posts.noneText')} />}
      {posts && posts.length > 0 && (
        <>
          {answers && (
            <Matrix posts={own} answers={answers} onChoose={(post, period) => setChosen({ post, period })} />
          )}
          {answers && <Answered posts={own} answers={answers} />}
          {answers && <IslandMonths answers={answers} />}
          <PostTable posts={posts} onEdit={setEditing} />
        </>
      )}
      {editing && (
        <PostDialog
          before={editing === 'new' ? null : editing}
          today={today}
          islands={islands}
          onSave={async (values) => {
            await save(editing === 'new' ? null : editing, uuid.current, values);
            again();
            readAgain();
          }}
          onClose={() => setEditing(null)}
        />
      )}
      {chosen && <PeriodDialog {...chosen} onClose={() => setChosen(null)} />}
    </ListPage>
  );
});
