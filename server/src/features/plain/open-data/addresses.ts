import { zipName } from '../../open-data/content/files';

/** Address of the page, without a language. */
export const OPEN_DATA = '/open-data';

/** Address of a file of a release. */
export const releaseFile = (version: string, name: string): string => `${OPEN_DATA}/${version}/${name}`;

/** Address of the zip of a release. */
export const zipAddress = (version: string): string => releaseFile(version, zipName(version));
