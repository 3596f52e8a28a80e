import PDFDocument, { type StructElement, type StructOptions } from 'pdfkit';
import type { DocumentDescription, Run, Words } from '../description';
import type { DocumentFonts } from '../fonts';
import { ASCENT, BOTTOM, COLOURS, FOOT, LEADING, MARGIN, SIZE, WIDTH } from './look';
import { drawable } from './signs';

/** How words are drawn. */
export interface Look {
  size?: number;
  colour?: string;
  bold?: boolean;
  align?: 'left' | 'right';
}

/** From what letters stand on to the line that strikes them through, in sizes of the letters. */
const STRIKE = 0.26;

type Font = 'text' | 'bold' | 'italic';

const runsOf = (words: Words): readonly Run[] => (typeof words === 'string' ? [{ text: words }] : words);

/** Draws words and shapes on the pages of one PDF, each inside an element of its structure or as an artifact. */
export class Pen {
  readonly pdf: PDFDocument;
  readonly root: StructElement;
  #page = 0;
  #colour: string = COLOURS.ink;
  readonly #has: Record<Font, (code: number) => boolean>;

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
    const hasOf = (font: Font) => {
      this.pdf.registerFont(font, fonts[font]).font(font);
      const { font: file } = (
        this.pdf as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } }
      )._font;
      return (code: number) => file.hasGlyphForCodePoint(code);
    };
    this.#has = { text: hasOf('text'), bold: hasOf('bold'), italic: hasOf('italic') };
    // Words that find no room go on at the next page, which another column may have opened.
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

  /** An element that holds others. */
  group(parent: StructElement, type: string, fill: (element: StructElement) => void): void {
    const element = this.pdf.struct(type);
    parent.add(element);
    fill(element);
    element.end();
  }

  /**
   * A list whose entries stand one below the other.
   * @param draw draws one from a height on; returns where the next begins
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

  /** An element with what is drawn for it. */
  tag(parent: StructElement, type: string, draw: () => void, options: StructOptions = {}): void {
    parent.add(this.pdf.struct(type, options, draw));
  }

  /** What is there for the eye alone. Never inside of `tag`. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
  }

  /**
   * Draws words; what finds no room on the page goes on at the next.
   * @returns where the next line begins
   */
  words(words: Words, x: number, y: number, width: number, look: Look = {}): number {
    const { size = SIZE.text, colour = COLOURS.ink, bold = false, align = 'left' } = look;
    const runs = runsOf(words).filter(({ text }) => text !== '');
    // The library measures the room of a line from what its letters stand on, not from its top: a row that
    // fits would be taken apart, each of its cells to a page of its own.
    const { margins } = this.pdf.page;
    // The foot, drawn last, stands below any margin.
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

  /** Height of words in a width. */
  height(words: Words, width: number, { size = SIZE.text, bold = false }: Look = {}): number {
    const runs = runsOf(words);
    const text = runs.map((run) => run.text).join('');
    if (text === '') return 0;
    // Of several fonts the one that needs most room: nothing may stand where a line of it goes on.
    return Math.max(
      this.#lines(runs, width, size, bold) * size * LEADING,
      ...runs.map((run) => {
        const drawn = this.#set({ ...run, text }, size, bold);
        const lineGap = size * LEADING - this.pdf.currentLineHeight(true);
        return this.pdf.heightOfString(drawn, { width, lineGap });
      }),
    );
  }

  /** How many lines runs take that follow one another, each word in its own font. */
  #lines(runs: readonly Run[], width: number, size: number, bold: boolean): number {
    if (runs.length === 1) return 1;
    let [lines, x] = [1, 0];
    for (const run of runs)
      for (const word of run.text.match(/\n|[^\S\n]*\S+|[^\S\n]+/g) ?? []) {
        const wide = this.pdf.widthOfString(this.#set({ ...run, text: word }, size, bold));
        // Half a point for what rounding takes.
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

  /** Where something of a height may begin: here, or at the top of a new page. */
  room(y: number, height: number): number {
    if (y + height <= BOTTOM || y <= MARGIN) return y;
    this.#turn();
    return MARGIN;
  }

  /** Number of the page that is drawn on, from 0. */
  get page(): number {
    return this.#page;
  }

  /** Goes back to a page, for what stands beside what was drawn there. */
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

  /** The library strikes below letters that are placed by what they stand on: the line is drawn here. */
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
        .moveTo(x, y - size * STRIKE)
        .lineTo(end, y - size * STRIKE)
        .stroke(this.#colour);
    };
  }

  #set(run: Run, size: number, bold: boolean): string {
    const font = run.italic ? 'italic' : bold || run.bold ? 'bold' : 'text';
    this.pdf.font(font).fontSize(size);
    return drawable(run.text, this.#has[font]);
  }
}
