import './texts';
import { LegalPage } from './legal-page';

/** `/legal/privacy-policy` */
export default function Privacy() {
  return <LegalPage page="privacy" />;
}
