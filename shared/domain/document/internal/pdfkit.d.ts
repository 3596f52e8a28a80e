/** The part of pdfkit 0.20 that is used here; the package has no types. */
declare module 'pdfkit' {
  export interface StructElement {
    add(child: StructElement): this;
    end(): void;
  }

  export interface Page {
    margins: { bottom: number };
  }

  /** Opaque value that callers only pass from one call to another. */
  export type PageMarkings = object;

  export interface TextOptions {
    width?: number;
    align?: 'left' | 'right' | 'center';
    lineGap?: number;
    continued?: boolean;
    lineBreak?: boolean;
    baseline?: 'alphabetic';
    strike?: boolean;
  }

  export interface StructOptions {
    alt?: string;
    scope?: 'Column' | 'Row';
    /** left, top, right, bottom in points from the top of the page */
    bbox?: [number, number, number, number];
  }

  export default class PDFDocument {
    constructor(options: {
      size: 'A4';
      margins: { top: number; right: number; bottom: number; left: number };
      pdfVersion: '1.7';
      subset: 'PDF/UA';
      tagged: true;
      lang: string;
      displayTitle: true;
      bufferPages: true;
      font: Uint8Array;
      info: { Title: string; Author: string; CreationDate: Date; ModDate: Date };
    });
    y: number;
    page: Page;
    registerFont(name: string, bytes: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(colour: string): this;
    currentLineHeight(includeGap: boolean): number;
    widthOfString(text: string): number;
    heightOfString(text: string, options: TextOptions): number;
    text(text: string, options?: TextOptions): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    struct(type: string, options?: StructOptions, draw?: () => void): StructElement;
    addStructure(root: StructElement): this;
    markContent(tag: 'Artifact', options: { type: 'Layout' | 'Pagination' }): this;
    endMarkedContent(): this;
    addPage(): this;
    /** called by `text` when it continues beyond the end of a page */
    continueOnNewPage: () => this;
    /**
     * closes the marked content that is open on a page; `initPageMarkings` reopens the result on another
     * page
     */
    endPageMarkings(page: Page): PageMarkings;
    initPageMarkings(markings: PageMarkings): void;
    /** draws the part of one line that `text` has positioned */
    _fragment: (text: string, x: number, y: number, options: TextOptions) => void;
    _fontSize: number;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(page: number): void;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(by: number): this;
    rotate(degrees: number, options: { origin: [number, number] }): this;
    fillOpacity(opacity: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    circle(x: number, y: number, radius: number): this;
    path(d: string): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(width: number): this;
    lineCap(cap: 'butt' | 'round'): this;
    fill(colour: string, rule?: 'even-odd'): this;
    stroke(colour: string): this;
    fillAndStroke(fill: string, stroke: string, rule?: 'even-odd'): this;
    end(): void;
  }
}

declare module 'pdfkit/output' {
  import type PDFDocument from 'pdfkit';

  export function toBytes(document: PDFDocument): Promise<Uint8Array>;
}
