import { SaxesParser } from 'saxes';
import { FORM_ID } from '../form/survey-row';
import { refusal } from './refusal';

/** Deepest nesting and most elements of an instance: a section, a group and an answer; a hundred questions. */
const MAX_DEPTH = 8;
const MAX_ELEMENTS = 1000;

/** A filled in form as it was sent. */
export interface Instance {
  /** text of each answered question by its name */
  answers: ReadonlyMap<string, string>;
  /** identifier of the report */
  uuid: string;
  /** identifier of the report that this one replaces, where the device says so */
  replaces: string | undefined;
}

interface Element {
  name: string;
  text: string;
  isLeaf: boolean;
}

/** Name without its prefix: devices choose different ones for the same namespace. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const uuidIn = (text: string | undefined): string | undefined =>
  /^uuid:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.exec((text ?? '').trim())?.[1]?.toLowerCase();

/**
 * Reads the leaves of a document. Entities other than the five of XML are unknown to the parser, and a document with
 * a type declaration, which could define some, is refused.
 * @throws Refusal for what is no such document
 */
function leavesOf(xml: string): { form: string | undefined; leaves: Element[] } {
  const open: Element[] = [];
  const leaves: Element[] = [];
  let form: string | undefined;
  let count = 0;
  const parser = new SaxesParser({ xmlns: false });
  const refuse = () => {
    throw refusal(400, 'notXml');
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (open.length >= MAX_DEPTH || count > MAX_ELEMENTS) refuse();
    if (open.length === 0) form = attributes.id;
    const parent = open.at(-1);
    if (parent) parent.isLeaf = false;
    open.push({ name: localName(name), text: '', isLeaf: true });
  });
  const addText = (text: string) => {
    const current = open.at(-1);
    if (current) current.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed?.isLeaf && closed.text.trim() !== '') leaves.push(closed);
  });
  parser.write(xml).close();
  return { form, leaves };
}

/**
 * Reads a filled in form. Any version of it is read, by the names of its questions.
 * @throws Refusal for a document that is none of this form, answers a question twice, or names no report
 */
export function readInstance(xml: string): Instance {
  const { form, leaves } = leavesOf(xml);
  if (form !== FORM_ID) throw refusal(400, 'otherForm');
  const answers = new Map(leaves.map(({ name, text }) => [name, text]));
  if (answers.size !== leaves.length) throw refusal(400, 'notXml');
  const uuid = uuidIn(answers.get('instanceID'));
  if (uuid === undefined) throw refusal(400, 'noId');
  return { answers, uuid, replaces: uuidIn(answers.get('deprecatedID')) };
}
