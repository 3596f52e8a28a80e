import { getPicture } from '@ciguawatch/shared/api/calls/pictures';
import type { Picture } from '@ciguawatch/shared/api/schemas/picture';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';

/** Author and licence of a photo, beside it; nothing until they are known. */
export const Credit = observer(function Credit({ picture }: { picture: string }) {
  const t = useT('directory');
  const [known, setKnown] = useState<Picture | null>(null);
  useEffect(() => {
    let open = true;
    setKnown(null);
    call(getPicture, { params: { key: picture } }).then(
      (found) => open && setKnown(found),
      () => undefined,
    );
    return () => {
      open = false;
    };
  }, [picture]);
  if (!known?.author || !known.licence) return null;
  return (
    <small>{t('product.credit', { author: known.author, licence: t(`licence.${known.licence}`) })}</small>
  );
});
