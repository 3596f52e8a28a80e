import './texts';
import { LegalPage } from './legal-page';

/** `/legal/terms-of-use` */
export default function Terms() {
  return <LegalPage page="terms" />;
}
