/** Height in CSS pixels that stays free at the foot of each page for its number. */
const FOOT = 30;
/** A heading or a question stands with at least so much of what follows it. */
const LEAST_AFTER = 34;

/** What may not be cut, in the order of the paper. */
const WHOLE = 'header, h2, dl > div, img, footer, [data-keep]';

/**
 * Breaks a laid-out paper into pages of one height by setting white space in front of what would
 * be cut: between blocks, and inside a long text (`data-flow`) between its lines. Each page gets
 * its number at the foot.
 * @param paper the sheet in its final width, in the document
 * @param height of a page in CSS pixels
 * @param label what stands at the foot beside the number of the page
 * @returns how many pages there are
 */
export function paginate(paper: HTMLElement, height: number, label: string): number {
  paper.style.position = 'relative';
  const top = paper.getBoundingClientRect().top;
  const at = (y: number) => y - top;
  for (const block of paper.querySelectorAll<HTMLElement>(WHOLE)) {
    const flow = block.querySelector<HTMLElement>(':scope > [data-flow]');
    const box = (flow ? block.firstElementChild : block)?.getBoundingClientRect();
    if (!box) continue;
    const least = flow || block.tagName === 'H2' ? LEAST_AFTER : 0;
    const end = endOfPage(at(box.top), height);
    const tall = box.height > height - FOOT;
    if (!tall && at(box.bottom) + least > end - FOOT) block.before(space(end - at(box.top)));
    if (flow) breakLines(flow, height, at);
  }
  const pages = Math.max(1, Math.ceil((at(paper.getBoundingClientRect().bottom) + FOOT) / height));
  // A hair less than whole pages: rounding must not open another one.
  paper.style.minHeight = `${pages * height - 2}px`;
  for (let page = 1; page <= pages; page++) paper.append(footOf(label, page, pages, height));
  return pages;
}

/** The end of the page that holds a height; a block that begins at a page's edge belongs to the next. */
const endOfPage = (y: number, height: number) => (Math.floor((y + 1) / height) + 1) * height;

/** Moves lines of a text that would be cut, with all that follow, to the next page. */
function breakLines(flow: HTMLElement, height: number, at: (y: number) => number): void {
  let text = flow.firstChild;
  while (text instanceof Text) {
    const start = lineBox(text, 0);
    if (!start) return;
    const end = endOfPage(at(start.top), height);
    const cut = firstBelow(text, end - FOOT, at);
    if (cut === null) return;
    const rest = text.splitText(cut);
    const line = lineBox(rest, 0);
    if (!line) return;
    rest.before(space(end - at(line.top)));
    text = rest;
  }
}

/** Where the first line begins that ends below a height; null when none does. */
function firstBelow(text: Text, limit: number, at: (y: number) => number): number | null {
  const isBelow = (offset: number) => {
    const line = lineBox(text, offset);
    return line === null || at(line.bottom) > limit;
  };
  // White space at the end has no line of its own.
  const last = text.data.trimEnd().length - 1;
  if (last < 0 || !isBelow(last)) return null;
  let above = -1;
  let below = last;
  while (below - above > 1) {
    const middle = Math.floor((above + below) / 2);
    if (isBelow(middle)) below = middle;
    else above = middle;
  }
  return below;
}

/** The line that holds the first drawn letter at or after an offset. */
function lineBox(text: Text, offset: number): DOMRect | null {
  const range = document.createRange();
  range.setStart(text, offset);
  range.setEnd(text, text.length);
  return range.getClientRects()[0] ?? null;
}

function space(height: number): HTMLElement {
  const white = document.createElement('div');
  white.style.cssText = `display: block; grid-column: 1 / -1; height: ${height}px`;
  return white;
}

function footOf(label: string, page: number, pages: number, height: number): HTMLElement {
  const foot = document.createElement('div');
  foot.style.cssText = `position: absolute; left: 0; right: 0; top: ${page * height - 18}px; display: flex; justify-content: space-between; font-size: 10px; line-height: 12px; color: #506973`;
  for (const labels of [label, `${page} / ${pages}`]) {
    const part = document.createElement('span');
    part.textContent = labels;
    foot.append(part);
  }
  return foot;
}
