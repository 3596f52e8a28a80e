import { FORM_ID } from '../form/survey-row';
import { attributes, escapeXml } from './xml';

/** A form as the list tells of it. */
interface ListedForm {
  name: string;
  version: string;
  /** digest of the XForm, `md5:…`, by which a device sees that there is a newer one */
  hash: string;
  /** whole address of the XForm */
  address: string;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** The list of forms (OpenRosa form list API 1.0); the form has no media, so there is no manifest. */
export const formList = (forms: readonly ListedForm[]): string =>
  `${HEAD}<xforms${attributes({ xmlns: 'http://openrosa.org/xforms/xformsList' })}>${forms
    .map(
      ({ name, version, hash, address }) =>
        `<xform>${element('formID', FORM_ID)}${element('name', name)}${element('version', version)}${element('hash', hash)}${element('downloadUrl', address)}</xform>`,
    )
    .join('')}</xforms>\n`;

/** What a device shows its person after sending (OpenRosa response, 1.0). */
export const response = (message: string, nature: 'submit_success' | 'submit_error'): string =>
  `${HEAD}<OpenRosaResponse${attributes({ xmlns: 'http://openrosa.org/http/response' })}><message${attributes({ nature })}>${escapeXml(message)}</message></OpenRosaResponse>\n`;
