import { EditPage } from '../edit/edit-page';

export { editTexts as texts } from '../edit/texts';

/** `/fishbase/phenotype/new` and `/fishbase/phenotype/{id}/edit`: proposes a change of a group. */
export default function PhenotypeEditPage() {
  return <EditPage kind="phenotype" />;
}
