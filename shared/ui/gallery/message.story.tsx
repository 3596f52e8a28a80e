import { toasts } from '../../runtime/page/toasts';
import { Button } from '../actions/button';
import { Banner } from '../feedback/banner';
import { ToastCard } from '../feedback/toast-card';
import css from './gallery.module.css';
import type { Story } from './story';
import { useGalleryT } from './texts';

const keep = () => undefined;

function Show() {
  const t = useGalleryT();
  const title = t('message.saved');
  const detail = t('message.savedDetail');
  return (
    <div className={css.two}>
      <div className={css.stack}>
        {(['success', 'error', 'warning', 'info'] as const).map((tone, id) => (
          <ToastCard key={tone} toast={{ id, tone, title: t(`message.${tone}`), detail }} onClose={keep} />
        ))}
        <Button onPress={() => toasts.success(title, detail)}>{t('message.show')}</Button>
      </div>
      <div className={css.stack}>
        {(['info', 'caution', 'danger', 'success', 'plain'] as const).map((tone) => (
          <Banner
            key={tone}
            tone={tone}
            title={t(`message.${tone}`)}
            {...(tone === 'danger' && {
              onClose: keep,
              action: <Button size="sm">{t('message.see')}</Button>,
            })}
          >
            {detail}
          </Banner>
        ))}
      </div>
    </div>
  );
}

export default { id: 'Toast, Banner', Show } satisfies Story;
