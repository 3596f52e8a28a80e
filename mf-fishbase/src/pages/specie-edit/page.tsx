import { EditPage } from '../edit/edit-page';

export { editTexts as texts } from '../edit/texts';

/** `/fishbase/specie/new` and `/fishbase/specie/{id}/edit`: proposes a change of a species. */
export default function SpecieEditPage() {
  return <EditPage kind="specie" />;
}
