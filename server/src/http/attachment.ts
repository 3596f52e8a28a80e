import { fileName } from '@ciguawatch/shared/domain/text/files/file-name';

/**
 * Headers of a response that is saved as a file.
 * @param name with extension, in any language
 */
export const attachment = (name: string): Record<string, string> => ({
  'content-disposition': `attachment; filename="${fileName(name)}"`,
});
