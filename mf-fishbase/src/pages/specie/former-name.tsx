import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useSearchParams } from '@ciguawatch/shared/runtime/navigation/router';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { observer } from 'mobx-react-lite';

/** Says which former name the reader came by. */
export const FormerName = observer(function FormerName() {
  const t = useT('directory');
  const [search] = useSearchParams();
  const former = collections.specie.get(Number(search.get('from')));
  if (!former?.replaced_by) return null;
  return (
    <Banner tone="info" role="status">
      {t('product.formerly', { name: former.name })}
    </Banner>
  );
});
