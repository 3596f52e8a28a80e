import { Button, IconButton } from '../actions/button';
import css from './gallery.module.css';
import type { Story } from './story';
import { useGalleryT } from './texts';

function Show() {
  const t = useGalleryT();
  return (
    <div className={css.stack}>
      <div className={css.row}>
        <Button variant="primary">{t('button.save')}</Button>
        <Button>{t('button.back')}</Button>
        <Button variant="quiet">{t('button.quiet')}</Button>
        <Button isDisabled>{t('button.disabled')}</Button>
        <Button variant="primary" busy>
          {t('button.sending')}
        </Button>
        <Button variant="danger" icon="trash">
          {t('button.delete')}
        </Button>
        <Button variant="dangerOutline" icon="trash">
          {t('button.delete')}
        </Button>
      </div>
      <div className={css.row}>
        <Button size="sm" icon="refresh-cw">
          {t('button.retry')}
        </Button>
        <Button icon="arrow-left">{t('button.back')}</Button>
        <Button variant="primary" size="lg" iconEnd="arrow-right">
          {t('button.next')}
        </Button>
      </div>
      <div className={css.row}>
        <IconButton icon="search" label={t('button.search')} />
        <IconButton icon="list" label={t('button.list')} bordered />
        <IconButton icon="layout-grid" label={t('button.grid')} bordered isPressed />
        <IconButton icon="trash" label={t('button.delete')} danger />
        <IconButton icon="x" label={t('button.close')} size="sm" />
        <IconButton icon="save" label={t('button.save')} isDisabled />
      </div>
    </div>
  );
}

export default { id: 'Button', Show } satisfies Story;
