import { readsFrench } from '@ciguawatch/shared/domain/text/fallback';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { observer } from 'mobx-react-lite';
import { readerLanguages } from './languages';

/**
 * Link to the same without scripts, which has its data, how to cite them and the code of its card beside it. The card of
 * other areas is not used here: earlier shells lack it and would refuse this one.
 */
export const DataLink = observer(function DataLink({ to }: { to: string }) {
  const t = useT('directory');
  return (
    <CrossLink to={`${to}?lang=${readsFrench(readerLanguages()) ? 'fr' : 'en'}`}>{t('data.link')}</CrossLink>
  );
});
