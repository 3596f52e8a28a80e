import { Neatline } from '@ciguawatch/shared/ui/art/neatline';
import type { DocumentDescription, Section } from '@ciguawatch/shared/ui/document/description';
import { SheetPart } from './parts';
import css from './sheet.module.css';

function One({ section: { title, parts } }: { section: Section }) {
  return (
    <section>
      {title && <h3>{title}</h3>}
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a section keep their order
        <SheetPart key={index} part={part} />
      ))}
    </section>
  );
}

/** Repetitions of the word across a draft, from top to bottom; those below the sheet's end are cut off. */
const DRAFT_WORD_REPEATS = [0, 1, 2, 3, 4, 5, 6, 7];

/** A document as an A4 sheet, with the same content on screen, on paper and in the PDF. */
export function Sheet({ document }: { document: DocumentDescription }) {
  const { title, subtitle, aside, notice, blocks, closing, portal, mark, status, stamp, language } = document;
  return (
    <article className={css.sheet} data-theme="light" lang={language} aria-label={`${title}, ${subtitle}`}>
      {status && (
        <p className={css.status} data-draft={stamp ? true : undefined}>
          {status}
        </p>
      )}
      {stamp && (
        <div className={css.across} aria-hidden>
          {DRAFT_WORD_REPEATS.map((at) => (
            <span key={at} data-word={stamp} />
          ))}
        </div>
      )}
      <Neatline />
      <header className={css.head}>
        <div>
          <h2>{title}</h2>
          <p className={css.subtitle}>{subtitle}</p>
        </div>
        <p className={css.aside}>
          {portal}
          {aside && <span>{aside}</span>}
          {mark && <b className={css.mark}>{mark}</b>}
        </p>
      </header>
      {notice && <p className={css.notice}>{notice}</p>}
      {blocks.map((block, index) =>
        block.kind === 'section' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks keep their order
          <One key={index} section={block} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks keep their order
          <div key={index} className={css.columns}>
            {block.columns.map((sections) => (
              <div key={sections[0]?.title}>
                {sections.map((section) => (
                  <One key={section.title} section={section} />
                ))}
              </div>
            ))}
          </div>
        ),
      )}
      {closing && <footer className={css.closing}>{closing}</footer>}
      {mark && (
        <p className={css.eachPage} aria-hidden>
          {mark}
        </p>
      )}
    </article>
  );
}
