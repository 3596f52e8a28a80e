import { fileName } from '@ciguawatch/shared/domain/text/file-name';

/** Milliseconds that the file stays readable: some browsers read it well after the click. */
const READABLE = 60_000;

/** Hands a file to the person, without a library and without a request. @param name with its ending, in words of any language */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READABLE);
}
