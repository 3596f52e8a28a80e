/** Hands a file to the browser to save under a name. */
export async function saveFile(name: string, blob: Blob): Promise<void> {
  const { saveAs } = await import('file-saver');
  saveAs(blob, name);
}
