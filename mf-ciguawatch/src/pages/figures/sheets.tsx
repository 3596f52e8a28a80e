import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import { observer } from 'mobx-react-lite';
import { Children, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import paper from '../../paper/paper.module.css';
import { describeFigures, type FiguresSubject } from './describe-figures';
import { sheetStarts } from './paper/paginate';
import css from './sheets.module.css';

/** Height of A4 between its margins in CSS pixels (96 per inch), less a reserve for rounding. */
const SHEET_HEIGHT_PX = 1000;
/** Least height of the last sheet: about ten lines. */
const MIN_LAST_SHEET_PX = 330;
const GAP_PX = 14;

/** Width of charts in CSS pixels: across the sheet and across half of it, inside the frame of a card. */
export const CONTENT_WIDTH_PX = { whole: 702 - 2 * 14, half: (702 - GAP_PX) / 2 - 2 * 14 };

/** Whether the page is being printed; set synchronously, before the browser lays out the sheets. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const set = (now: boolean) => () => flushSync(() => setPrinting(now));
    const [before, after] = [set(true), set(false)];
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return printing;
}

/** A4 sheets; each child is a block that is never cut by a page break. */
function Sheets({
  title,
  subject,
  children,
}: {
  title: string;
  subject: FiguresSubject;
  children: ReactNode;
}) {
  const sheets = useRef<HTMLDivElement>(null);
  const { head, foot } = describeFigures(subject);
  useLayoutEffect(() => {
    const blocks = [...(sheets.current?.children ?? [])] as HTMLElement[];
    const starts = sheetStarts(
      blocks.map(({ offsetHeight }) => offsetHeight + GAP_PX),
      SHEET_HEIGHT_PX,
      MIN_LAST_SHEET_PX,
    );
    blocks.forEach((block, i) => {
      block.style.breakBefore = starts.includes(i) ? 'page' : '';
    });
  });
  return (
    <div className={cx(paper.paper, css.sheets)} aria-hidden="true" data-theme="light" data-paper="">
      <div ref={sheets}>
        <header className={css.head}>
          <h1>{title}</h1>
          {[...head, ...foot].map((line) => (
            <p key={line}>{line}</p>
          ))}
        </header>
        {Children.toArray(children).map((block, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks never move while they are printed
          <section key={i} className={css.block}>
            {block}
          </section>
        ))}
      </div>
    </div>
  );
}

interface FigureSheetsProps {
  title: string;
  subject: FiguresSubject;
  /** Makes the blocks; called only while the page is printed. */
  blocks: () => ReactNode;
}

/** Figures as a document that replaces the page while it is printed. */
export const FigureSheets = observer(function FigureSheets({ title, subject, blocks }: FigureSheetsProps) {
  const printing = usePrinting();
  if (!printing) return null;
  return createPortal(
    <Sheets title={title} subject={subject}>
      {blocks()}
    </Sheets>,
    document.body,
  );
});
