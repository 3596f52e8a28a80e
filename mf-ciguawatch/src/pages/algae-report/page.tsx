import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useParams } from '@ciguawatch/shared/runtime/navigation/router';
import { pictureTexts } from '@ciguawatch/shared/ui/picture-field/picture-field';
import { algaeTexts } from '../../algae/texts';
import { useTracking } from '../../algae/tracking';
import { NewSampling } from './new-sampling';
import { StoredSampling } from './stored-sampling';

/** Resolves when the texts of the form are loaded. */
export const texts: Promise<void> = Promise.all([algaeTexts, pictureTexts]).then(() => undefined);

/** `/ciguawatch/algae/report/new` and `/ciguawatch/algae/report/{id}`: form for a new or stored sampling. */
export default function AlgaeReportPage() {
  const t = useT('algae');
  const { id } = useParams();
  useTracking();
  return (
    <>
      <title>{t(id ? 'form.titleEdit' : 'form.titleNew', { code: id ?? '' })}</title>
      {id ? <StoredSampling key={id} id={Number(id)} /> : <NewSampling />}
    </>
  );
}
