import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useParams } from '@ciguawatch/shared/runtime/navigation/router';
import { pictureTexts } from '@ciguawatch/shared/ui/picture-field/picture-field';
import { algaeTexts } from '../../algae/texts';
import { useTracking } from '../../algae/tracking';
import { NewSampling } from './new-sampling';
import { StoredSampling } from './stored-sampling';

/** Settles when the words of the form can be read. */
export const texts: Promise<void> = Promise.all([algaeTexts, pictureTexts]).then(() => undefined);

/** `/ciguawatch/algae/report/new` and `/{id}`: a sampling, new or stored. */
export default function AlgaeReportPage() {
  const t = useT('algae');
  const { id } = useParams();
  useTracking();
  return (
    <>
      <title>{t(id ? 'form.titleEdit' : 'form.titleNew', { code: `#${id}` })}</title>
      {id ? <StoredSampling key={id} id={Number(id)} /> : <NewSampling />}
    </>
  );
}
