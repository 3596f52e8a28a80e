import { pictureTexts } from '@ciguawatch/shared/ui/picture-field/picture-field';
import { changeTexts } from '../../revisions/texts';

/** Resolves when the texts of the form, including its picture field, have loaded. */
export const editTexts = Promise.all([changeTexts, pictureTexts]).then(() => undefined);
