import { askPost } from '@ciguawatch/shared/api/calls/desk/posts';
import type { Post, PostPeriod } from '@ciguawatch/shared/api/schemas/desk/posts';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatDate, formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { Dialog } from '@ciguawatch/shared/ui/overlay/dialog';

interface Props {
  post: Post;
  period: PostPeriod;
  onClose: () => void;
}

/** One period of a post, with the request to send again while it can be answered. */
export function PeriodDialog({ post, period, onClose }: Props) {
  const t = useT('posts');
  useT('errors');
  const { busy, once } = useBusy();
  const { first, last, state, answered_at, reminded, open } = period;
  const send = () =>
    once(async () => {
      try {
        await call(askPost, { params: { id: post.id }, body: { first } });
        toasts.success(t('posts.sent', { post: post.name }));
        onClose();
      } catch (thrown) {
        const text = errorText(thrown);
        if (text) toasts.error(t('posts.notSent'), text);
      }
    });
  const canAsk =
    open && (state === 'waiting' || state === 'silent') && (post.email !== null || post.sms !== null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={post.name}
      actions={
        <>
          <Button onPress={onClose}>{t('posts.close')}</Button>
          {canAsk && (
            <Button variant="primary" icon="send" busy={busy} onPress={() => void send()}>
              {t('posts.sendAgain')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('posts.span', { from: formatDate(first), until: formatDate(last) })}</p>
      <p>
        <b>{t(`state.${state}`)}</b>
      </p>
      {answered_at !== null && <p>{t('posts.answered', { when: formatInstant(answered_at) })}</p>}
      {reminded && <p>{t('posts.reminded')}</p>}
      {!open && <p>{t('posts.tooLate')}</p>}
    </Dialog>
  );
}
