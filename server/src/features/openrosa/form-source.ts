import { createHash } from 'node:crypto';
import type { Config } from '../../config/config';
import type { PlainLanguage } from '../plain/frame/language';
import type { Lists } from '../plain/frame/lists';
import type { WordsMaker } from '../plain/frame/words-maker';
import type { FormWords } from './form/form-words';
import { reportForm } from './form/report-form';
import type { ReportForm } from './form/survey-row';
import { xForm } from './write/xform';
import { xlsForm } from './write/xlsform';

/** The form, written. */
interface Written {
  form: ReportForm;
  xml: string;
  /** `md5:` and the digest of the XForm, as OpenRosa wants it */
  hash: string;
  xlsx: () => Promise<Buffer>;
}

function write(form: ReportForm): Written {
  const xml = xForm(form);
  let workbook: Promise<Buffer> | undefined;
  const xlsx = () => {
    workbook ??= xlsForm(form);
    return workbook;
  };
  return { form, xml, hash: `md5:${createHash('md5').update(xml).digest('hex')}`, xlsx };
}

/** Makes the form from the current texts, places and fish, again only when one of them has changed. */
export class FormSource {
  #made: { lists: Lists; texts: string; written: Written } | null = null;

  constructor(
    private readonly maker: WordsMaker,
    private readonly config: Pick<Config, 'portalName' | 'defaultCountry'>,
  ) {}

  /** @throws HttpError 503 until the module with the texts of the report was deployed */
  async words(): Promise<FormWords> {
    const of = (language: PlainLanguage) =>
      this.maker.of({ language, accepted: '', zone: 'UTC', country: this.config.defaultCountry });
    const [fr, en] = await Promise.all([of('fr_FR'), of('en_US')]);
    return { fr, en };
  }

  async current(): Promise<Written> {
    const lists = await this.maker.lists();
    const texts = `${await this.maker.textsVersion('fr_FR')} ${await this.maker.textsVersion('en_US')}`;
    const made = this.#made;
    if (made?.lists === lists && made.texts === texts) return made.written;
    const { portalName, defaultCountry } = this.config;
    const written = write(reportForm(await this.words(), portalName, defaultCountry));
    this.#made = { lists, texts, written };
    return written;
  }
}
