import { NAME_TO_COME } from '../../domain/text/search/species-names';
import { useUiT } from '../foundation/ui-texts';
import { VisuallyHidden } from '../foundation/visually-hidden';
import css from './skeleton.module.css';

/** Whether a text holds a name whose list has not come yet. */
export const isToCome = (text: string): boolean => text.includes(NAME_TO_COME);

/** A text with names; a skeleton, which says what it waits for, until all of them are there. */
export function NameText({ children }: { children: string }) {
  const t = useUiT();
  if (!isToCome(children)) return children;
  return (
    <>
      <span aria-hidden="true" data-skeleton="" className={css.name} />
      <VisuallyHidden>{t('spinner.name')}</VisuallyHidden>
    </>
  );
}
