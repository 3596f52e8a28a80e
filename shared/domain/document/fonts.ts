/** The three fonts of a document, as TrueType files. */
export interface DocumentFonts {
  text: Uint8Array;
  bold: Uint8Array;
  /** for scientific names */
  italic: Uint8Array;
}
