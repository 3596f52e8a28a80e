import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import type { TestServer } from '../support/harness';

/** A report as it is answered in the form: texts by the name of their question. */
export type Answers = Readonly<Record<string, string>>;

/** What the engine of ODK Web Forms made of a report. */
export interface Filled {
  /** the filled in form */
  instance: string;
  /** questions that the form does not accept, with its sentence */
  violations: [name: string, sentence: string][];
  /** questions that are asked with these answers */
  asked: string[];
}

/** Fills a form in, once for each report, by an engine that is not ours. */
export function fill(
  xml: string,
  reports: readonly Answers[],
): Promise<{ filled: Filled[]; languages: string[] }> {
  const script = join(__dirname, 'fill.mjs');
  return new Promise((done, failed) => {
    const program = execFile(process.execPath, [script], { maxBuffer: 1 << 28 }, (error, stdout) =>
      error ? failed(error) : done(JSON.parse(stdout)),
    );
    program.stdin?.end(JSON.stringify({ xml, reports }));
  });
}

/** How a device sends a filled in form. */
interface Sending {
  headers?: Record<string, string>;
  /** address below which it sends */
  root?: string;
  /** name of the part, where it is not that of OpenRosa */
  part?: string;
  /** name of a picture that it sends along */
  picture?: string;
  /** address that it sends from; another one each time when left out */
  from?: string;
}

let devices = 0;

/** An address of its own for a device, so that no limit counts it with another. */
function nextAddress(): string {
  devices += 1;
  return `203.0.113.${devices}`;
}

/** Sends a filled in form as ODK Collect does: OkHttp writes one part with its type and length. */
export function submit(
  server: TestServer,
  xml: string,
  {
    headers = {},
    root = '/openrosa',
    part = 'xml_submission_file',
    picture,
    from = nextAddress(),
  }: Sending = {},
): Promise<LightMyRequestResponse> {
  const boundary = '4f7b2c6e-0f5d-4f0b-8c7e-0d3c1a9b2f11';
  const payload = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${part}"; filename="ciguawatch_2026-03-10.xml"`,
    'Content-Type: text/xml; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(xml)}`,
    '',
    xml,
    ...(picture === undefined ? [] : pictureLines(boundary, picture)),
    `--${boundary}--`,
    '',
  ].join('\r\n');
  return server.app.inject({
    method: 'POST',
    url: `${root}/submission?deviceID=collect%3Atest`,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'x-openrosa-version': '1.0',
      ...headers,
    },
    payload,
    remoteAddress: from,
  });
}

/** The part of a picture, as ODK Collect sends one beside the form. */
const pictureLines = (boundary: string, name: string): string[] => [
  `--${boundary}`,
  `Content-Disposition: form-data; name="${name}"; filename="${name}"`,
  'Content-Type: image/jpeg',
  '',
  'a picture',
];

/** What the device shows its person. */
export const messageOf = ({ body }: { body: string }): string =>
  /<message[^>]*>([^<]*)<\/message>/.exec(body)?.[1] ?? '';

interface InstanceParts {
  id?: string;
  version?: string;
  /** identifier of the report that this one was edited from */
  deprecated?: string;
}

/** A filled in form of some answers, written by hand. */
export const instanceOf = (
  uuid: string,
  answers: Answers,
  { id = 'ciguawatch_report', version = 'r1', deprecated }: InstanceParts = {},
) =>
  `<?xml version='1.0' ?><data xmlns:orx="http://openrosa.org/xforms" id="${id}" version="${version}">${Object.entries(
    answers,
  )
    .map(([name, text]) => `<${name}>${text}</${name}>`)
    .join('')}<orx:meta><orx:instanceID>uuid:${uuid}</orx:instanceID>${
    deprecated === undefined ? '' : `<orx:deprecatedID>uuid:${deprecated}</orx:deprecatedID>`
  }</orx:meta></data>`;
