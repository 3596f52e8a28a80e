import { pictureTexts } from '@ciguawatch/shared/ui/picture-field/picture-field';
import { changeTexts } from '../../revisions/texts';

/** Words of a form: those of changes, and those of its picture. */
export const editTexts = Promise.all([changeTexts, pictureTexts]).then(() => undefined);
