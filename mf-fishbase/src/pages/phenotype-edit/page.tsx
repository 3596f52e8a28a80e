import { EditPage } from '../edit/edit-page';

export { editTexts as texts } from '../edit/texts';

/** `/fishbase/phenotype/new` and `/fishbase/phenotype/{id}/edit`: a change of a group is asked for. */
export default function PhenotypeEditPage() {
  return <EditPage kind="phenotype" />;
}
