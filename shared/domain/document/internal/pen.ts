import PDFDocument, { type StructElement, type StructOptions } from 'pdfkit';
import type { DocumentDescription, Run, Words } from '../description';
import type { DocumentFonts } from '../fonts';
import { ASCENT, BOTTOM, COLOURS, FOOT, LEADING, MARGIN, SIZE, WIDTH } from './look';
import { drawableText } from './signs';

/** How words are drawn: size, colour, weight and alignment. */
export interface Look {
  size?: number;
  colour?: string;
  bold?: boolean;
  align?: 'left' | 'right';
}

/** Height of the strike-through line above the baseline, as a multiple of the letter size. */
const STRIKE_HEIGHT = 0.26;

type FontName = 'text' | 'bold' | 'italic';

const runsOf = (words: Words): readonly Run[] => (typeof words === 'string' ? [{ text: words }] : words);

/** Draws words and shapes on the pages of one PDF, each inside an element of its structure or as an artifact. */
export class Pen {
  readonly pdf: PDFDocument;
  readonly root: StructElement;
  #page = 0;
  #colour: string = COLOURS.ink;
  readonly #has: Record<FontName, (code: number) => boolean>;

  constructor({ language, portal, title, aside, status, at }: DocumentDescription, fonts: DocumentFonts) {
    const made = new Date(at);
    this.pdf = new PDFDocument({
      size: 'A4',
      margins: { top: MARGIN, right: MARGIN, bottom: MARGIN + FOOT, left: MARGIN },
      pdfVersion: '1.7',
      subset: 'PDF/UA',
      tagged: true,
      lang: language,
      displayTitle: true,
      bufferPages: true,
      font: fonts.text,
      info: {
        Title: [[title, aside].filter(Boolean).join(' '), status].filter(Boolean).join(' · '),
        Author: portal,
        CreationDate: made,
        ModDate: made,
      },
    });
    const hasOf = (font: FontName) => {
      this.pdf.registerFont(font, fonts[font]).font(font);
      const { font: file } = (
        this.pdf as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } }
      )._font;
      return (code: number) => file.hasGlyphForCodePoint(code);
    };
    this.#has = { text: hasOf('text'), bold: hasOf('bold'), italic: hasOf('italic') };
    // Text that overflows continues on the next page, which exists already if another column has opened it.
    this.pdf.continueOnNewPage = () => {
      const open = this.pdf.endPageMarkings(this.pdf.page);
      this.#turn();
      this.pdf.initPageMarkings(open);
      return this.pdf;
    };
    this.#strikeThroughLetters();
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  /** Adds a structure element that contains other elements. */
  group(parent: StructElement, type: string, fill: (element: StructElement) => void): void {
    const element = this.pdf.struct(type);
    parent.add(element);
    fill(element);
    element.end();
  }

  /**
   * Draws entries one below the other, as a list in the structure.
   * @param draw draws one entry at a height; returns where the next one begins
   * @returns where the list ends
   */
  list<Entry>(
    parent: StructElement,
    entries: readonly Entry[],
    start: number,
    draw: (list: StructElement, entry: Entry, y: number) => number,
  ): number {
    let y = start;
    this.group(parent, 'L', (list) => {
      for (const entry of entries) y = draw(list, entry, y);
    });
    return y;
  }

  /** Adds a structure element whose content `draw` draws. */
  tag(parent: StructElement, type: string, draw: () => void, options: StructOptions = {}): void {
    parent.add(this.pdf.struct(type, options, draw));
  }

  /** Draws decoration, which screen readers skip. Must not be called inside `tag`. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
  }

  /**
   * Draws words; text that exceeds the page continues on the next one.
   * @returns the height of the next line
   */
  words(words: Words, x: number, y: number, width: number, look: Look = {}): number {
    const { size = SIZE.text, colour = COLOURS.ink, bold = false, align = 'left' } = look;
    const runs = runsOf(words).filter(({ text }) => text !== '');
    // pdfkit checks a line's room from its baseline instead of its top: a row that fits exactly would be
    // split, with each cell on a page of its own. Hence a smaller margin here.
    const { margins } = this.pdf.page;
    // The foot is drawn last, with a bottom margin of 0 that must stay.
    if (margins.bottom > 0) margins.bottom = MARGIN + FOOT - size * ASCENT;
    this.#colour = colour;
    runs.forEach((run, i) => {
      const text = this.#set(run, size, bold);
      const options = {
        width,
        align,
        baseline: 'alphabetic' as const,
        lineGap: size * LEADING - this.pdf.currentLineHeight(true),
        continued: i < runs.length - 1,
        strike: run.struck ?? false,
      };
      this.pdf.fillColor(colour);
      if (i === 0) this.pdf.text(text, x, y + size * ASCENT, options);
      else this.pdf.text(text, options);
    });
    return runs.length === 0 ? y : this.pdf.y - size * ASCENT;
  }

  /** Height that words need at a given width. */
  height(words: Words, width: number, { size = SIZE.text, bold = false }: Look = {}): number {
    const runs = runsOf(words);
    const text = runs.map((run) => run.text).join('');
    if (text === '') return 0;
    // With several fonts, take the larger of both estimates: text must never overlap what follows it.
    return Math.max(
      this.#lines(runs, width, size, bold) * size * LEADING,
      ...runs.map((run) => {
        const drawn = this.#set({ ...run, text }, size, bold);
        const lineGap = size * LEADING - this.pdf.currentLineHeight(true);
        return this.pdf.heightOfString(drawn, { width, lineGap });
      }),
    );
  }

  /** Number of lines that consecutive runs need, with each word measured in its own font. */
  #lines(runs: readonly Run[], width: number, size: number, bold: boolean): number {
    if (runs.length === 1) return 1;
    let [lines, x] = [1, 0];
    for (const run of runs)
      for (const word of run.text.match(/\n|[^\S\n]*\S+|[^\S\n]+/g) ?? []) {
        const wide = this.pdf.widthOfString(this.#set({ ...run, text: word }, size, bold));
        // Half a point of tolerance for rounding.
        if (word === '\n' || (x > 0 && x + wide > width - 0.5)) {
          lines += 1;
          x = word === '\n' ? 0 : wide;
        } else x += wide;
      }
    return lines;
  }

  /** Width of one line. */
  width(text: string, { size = SIZE.text, bold = false }: Look = {}): number {
    return this.pdf.widthOfString(this.#set({ text }, size, bold));
  }

  line(x: number, y: number, width: number, colour = COLOURS.line): void {
    this.artifact(() =>
      this.pdf
        .lineWidth(0.7)
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke(colour),
    );
  }

  /** Where content of a given height can begin: at `y` if it fits, otherwise at the top of a new page. */
  room(y: number, height: number): number {
    if (y + height <= BOTTOM || y <= MARGIN) return y;
    this.#turn();
    return MARGIN;
  }

  /** Index of the current page, from 0. */
  get page(): number {
    return this.#page;
  }

  /** Returns to an earlier page, to draw the next column beside what is there. */
  turnTo(page: number): void {
    this.#page = page;
    this.pdf.switchToPage(page);
  }

  #turn(): void {
    if (this.#page + 1 < this.pdf.bufferedPageRange().count) this.turnTo(this.#page + 1);
    else {
      this.pdf.addPage();
      this.#page += 1;
    }
    this.pdf.y = MARGIN;
  }

  /** The whole width between the margins. */
  readonly whole = WIDTH;

  /** pdfkit draws the strike-through too low for text placed by its baseline, so it is drawn here. */
  #strikeThroughLetters(): void {
    const { pdf } = this;
    const draw = pdf._fragment.bind(pdf);
    pdf._fragment = (text, x, y, { strike, ...options }) => {
      draw(text, x, y, options);
      if (!strike) return;
      const size = pdf._fontSize;
      const end = x + pdf.widthOfString(text.trimEnd());
      pdf
        .lineWidth(size / 16)
        .moveTo(x, y - size * STRIKE_HEIGHT)
        .lineTo(end, y - size * STRIKE_HEIGHT)
        .stroke(this.#colour);
    };
  }

  #set(run: Run, size: number, bold: boolean): string {
    const font = run.italic ? 'italic' : bold || run.bold ? 'bold' : 'text';
    this.pdf.font(font).fontSize(size);
    return drawableText(run.text, this.#has[font]);
  }
}
