import './texts';
import { LegalPage } from './legal-page';

/** `/legal/legal-notice` */
export default function Notice() {
  return <LegalPage page="notice" />;
}
