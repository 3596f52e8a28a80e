import { refusal } from './refusal';

/** Name of the part that holds the filled in form (OpenRosa form submission API). */
const PART = 'xml_submission_file';

/**
 * The filled in form in the body of a submission; other parts, such as pictures, the form does not ask for.
 * @param type header Content-Type, with the boundary of the parts
 * @throws Refusal
 */
export async function submittedXml(bytes: Buffer, type: string): Promise<string> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw refusal(400, 'noFile');
    });
  const part = form.get(PART);
  if (part === null) throw refusal(400, 'noFile');
  if (typeof part === 'string') return part;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await part.arrayBuffer());
  } catch {
    throw refusal(400, 'notXml');
  }
}
