import { useRef, useState } from 'react';
import { Button } from '../actions/button';
import { ConfirmDialog, Dialog } from '../overlay/dialog';
import { Drawer } from '../overlay/drawer';
import { MenuButton } from '../overlay/menu';
import { Popover } from '../overlay/popover';
import { Sheet } from '../overlay/sheet';
import css from './gallery.module.css';
import type { Story } from './story';
import { useGalleryT } from './texts';

type Open = 'dialog' | 'confirm' | 'drawer' | 'sheet' | 'bottom' | 'popover' | null;

function Show() {
  const t = useGalleryT();
  const [open, setOpen] = useState<Open>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(null);
  const text = <p>{t('overlay.text')}</p>;
  return (
    <div className={css.row}>
      {(['dialog', 'confirm', 'drawer', 'sheet', 'bottom'] as const).map((id) => (
        <Button key={id} onPress={() => setOpen(id)}>
          {t(`overlay.${id}`)}
        </Button>
      ))}
      <Button ref={trigger} aria-expanded={open === 'popover'} onPress={() => setOpen('popover')}>
        {t('overlay.popover')}
      </Button>
      <MenuButton
        label={t('overlay.menu')}
        items={[
          { id: 'edit', label: t('overlay.edit'), icon: 'pencil' },
          { id: 'export', label: t('overlay.export'), icon: 'download', detail: t('overlay.exportDetail') },
          { id: 'delete', label: t('button.delete'), icon: 'trash', danger: true },
        ]}
      />
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title={t('overlay.title')}
        actions={<Button onPress={close}>{t('button.close')}</Button>}
      >
        {text}
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        title={t('overlay.question')}
        body={t('overlay.body')}
        confirmLabel={t('button.delete')}
        danger
        onConfirm={close}
        onCancel={close}
      />
      <Drawer
        isOpen={open === 'drawer'}
        onClose={close}
        title={t('overlay.title')}
        actions={<Button onPress={close}>{t('button.save')}</Button>}
      >
        {text}
      </Drawer>
      <Sheet
        isOpen={open === 'sheet' || open === 'bottom'}
        size={open === 'bottom' ? 'bottom' : 'full'}
        onClose={close}
        title={t('overlay.title')}
        actions={
          <Button variant="primary" onPress={close}>
            {t('button.save')}
          </Button>
        }
      >
        {text}
      </Sheet>
      <Popover isOpen={open === 'popover'} onClose={close} triggerRef={trigger} label={t('overlay.popover')}>
        {text}
      </Popover>
    </div>
  );
}

export default { id: 'Dialog, Drawer, Sheet, Popover, Menu', Show } satisfies Story;
