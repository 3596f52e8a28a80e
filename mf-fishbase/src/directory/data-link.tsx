import { prefersFrench } from '@ciguawatch/shared/domain/text/fallback';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { observer } from 'mobx-react-lite';
import { readerLanguages } from './languages';

/**
 * Link to the plain page of the same content, which offers data, citation and embed code. The data card of
 * other modules is not used: earlier shells lack it and would refuse this module.
 */
export const DataLink = observer(function DataLink({ to }: { to: string }) {
  const t = useT('directory');
  return (
    <CrossLink to={`${to}?lang=${prefersFrench(readerLanguages()) ? 'fr' : 'en'}`}>
      {t('data.link')}
    </CrossLink>
  );
});
