export { FishKey } from './fish-key';
export { fishKeyTexts } from './texts';
