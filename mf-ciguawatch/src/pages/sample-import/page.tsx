import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { importTexts } from '../../import/texts';
import { samplesTexts } from '../../samples/texts';
import { Import } from './import';

/** Resolves when the texts of the import are loaded. */
export const texts = Promise.all([samplesTexts, importTexts]).then(() => undefined);

/** `/ciguawatch/sample/import`: imports a table of results, all lines or none. */
export default observer(function SampleImportPage() {
  const t = useT('samples');
  useT('errors');
  useEffect(() => {
    void collections.specie.ensure();
    void collections.phenotype.ensure();
    void collections.location.ensure();
  }, []);
  return (
    <>
      <title>{t('import.title')}</title>
      <Import />
    </>
  );
});
