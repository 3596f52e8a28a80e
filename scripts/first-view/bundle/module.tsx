import { firstViews } from 'first-views';
import { drawAll } from './draw';

/** HTML of each page of a module that has a first view, by page key. */
export const draw = (code: string) => drawAll(firstViews, code);
