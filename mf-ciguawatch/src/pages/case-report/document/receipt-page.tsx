import type {
  DocumentDescription,
  Part,
  Row,
  Section,
  Words,
} from '@ciguawatch/shared/ui/document/description';
import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import { Chart } from './chart-drawing';
import css from './document.module.css';
import { PaperHead } from './paper-head';

/** Renders the description of a report as a page to print, with the same words as its PDF. */
export function ReceiptPage({ described }: { described: DocumentDescription }) {
  const { language, notice, blocks, closing } = described;
  return (
    <article className={css.sheet} lang={language.slice(0, 2)}>
      <PaperHead {...described} />
      {notice && <p className={css.warning}>{notice}</p>}
      {blocks.map((block) =>
        block.kind === 'section' ? (
          <SectionOf key={block.title} section={block} wide />
        ) : (
          <div key="columns" className={css.columns}>
            {block.columns.map((sections) => (
              <div key={sections[0]?.title}>
                {sections.map((section) => (
                  <SectionOf key={section.title} section={section} />
                ))}
              </div>
            ))}
          </div>
        ),
      )}
      <footer className={css.foot}>{closing}</footer>
    </article>
  );
}

function SectionOf({ section: { title, parts }, wide = false }: { section: Section; wide?: boolean }) {
  return (
    <section className={cx(css.section, wide && css.whole)}>
      <h2>{title}</h2>
      {parts.map((part) => (
        <PartOf key={part.kind} part={part} />
      ))}
    </section>
  );
}

function PartOf({ part }: { part: Part }) {
  if (part.kind === 'figure') return <Chart {...part} />;
  if (part.kind !== 'rows') return null;
  return (
    <dl className={css.lines}>
      {part.rows.map((row) => (
        <Line key={row.label} {...row} />
      ))}
    </dl>
  );
}

function Line({ label, words, emphasis, shape }: Row) {
  return (
    <div
      className={cx(
        css.line,
        css[emphasis],
        shape === 'line' && css.across,
        shape === 'below' && emphasis === 'found' && css.long,
      )}
    >
      <dt>{label}</dt>
      <dd>
        <Text words={words} />
      </dd>
    </div>
  );
}

function Text({ words }: { words: Words }) {
  if (typeof words === 'string') return words;
  return words.map(({ text, italic }) =>
    italic ? <i key={text}>{text}</i> : <span key={text}>{text}</span>,
  );
}
