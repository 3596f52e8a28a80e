import { Html, html } from '../frame/html';

/** A text in both languages of the portal. */
export interface Bilingual {
  en: string;
  fr: string;
}

/** English, with its translation as EML has it: who does not read that reads the English text alone. */
const bilingual = ({ en, fr }: Bilingual) => html`${en}<value xml:lang="fr">${fr}</value>`;

/** What a data set says of itself. */
interface DataSet {
  /** whole address under which it is found, its id */
  address: string;
  title: Bilingual;
  abstract: Bilingual;
  publisher: string;
  email: string | null;
  /** whole address of the terms of reuse */
  terms: string;
  /** day of the data, YYYY-MM-DD */
  day: string;
}

/**
 * A data set as EML 2.2, the metadata format that GBIF and OBIS expect in an archive. Its coverage is the
 * Pacific across 180°.
 */
export const emlText = ({ address, title, abstract, publisher, email, terms, day }: DataSet): string => {
  const party = html`<organizationName>${publisher}</organizationName>${
    email !== null && html`<electronicMailAddress>${email}</electronicMailAddress>`
  }`;
  return html`${new Html('<?xml version="1.0" encoding="UTF-8"?>\n')}<eml:eml xmlns:eml="https://eml.ecoinformatics.org/eml-2.2.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="https://eml.ecoinformatics.org/eml-2.2.0 https://eml.ecoinformatics.org/eml-2.2.0/eml.xsd" packageId="${address}" system="${address}" xml:lang="en"><dataset><title xml:lang="en">${bilingual(title)}</title><creator>${party}</creator><pubDate>${day}</pubDate><language>en</language><abstract><para>${bilingual(abstract)}</para></abstract><intellectualRights><para>Terms of reuse: ${terms}</para></intellectualRights><coverage><geographicCoverage><geographicDescription>Pacific Islands</geographicDescription><boundingCoordinates><westBoundingCoordinate>130</westBoundingCoordinate><eastBoundingCoordinate>-120</eastBoundingCoordinate><northBoundingCoordinate>21</northBoundingCoordinate><southBoundingCoordinate>-30</southBoundingCoordinate></boundingCoordinates></geographicCoverage></coverage><contact>${party}</contact></dataset></eml:eml>
`.markup;
};
