import { EditPage } from '../edit/edit-page';

export { editTexts as texts } from '../edit/texts';

/** `/fishbase/specie/new` and `/fishbase/specie/{id}/edit`: a change of a species is asked for. */
export default function SpecieEditPage() {
  return <EditPage kind="specie" />;
}
