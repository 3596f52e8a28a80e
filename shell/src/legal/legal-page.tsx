import { legalValues } from '@ciguawatch/shared/domain/legal/legal-values';
import { type LegalPageName, type LegalSection, PLAN } from '@ciguawatch/shared/domain/legal/plan';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { countryNumbers } from '@ciguawatch/shared/runtime/page/country-numbers';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { PageHeading } from '../layout/frame/page-heading';
import css from './legal-page.module.css';
import { Publisher } from './publisher';

/** One legal page: table of contents, then its sections. */
export const LegalPage = observer(function LegalPage({ page }: { page: LegalPageName }) {
  const shell = useT('shell');
  const t = useT('legal');
  // Numbers in the text are those of the configuration: retention, and limits of the country.
  const months = config.value?.publisher.contact_months ?? null;
  const values = legalValues(countryNumbers(), months, formatNumber);
  const text = (key: string) => t(`${page}.${key}`, values);
  return (
    <article className={css.page}>
      <PageHeading className={css.title}>{shell(`legalPages.${page}Title`)}</PageHeading>
      <nav className={css.contents} aria-label={shell('legalPages.contents')}>
        <ul>
          {PLAN[page].map(({ heading }) => (
            <li key={heading}>
              <a href={`#${heading}`}>{text(heading)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {PLAN[page].map((section) => (
        <Section key={section.heading} section={section} text={text} />
      ))}
    </article>
  );
});

function Section({ section, text }: { section: LegalSection; text: (key: string) => string }) {
  const { heading, before, list, groups, after, publisher, link } = section;
  const paragraph = (key: string) => <p key={key}>{text(key)}</p>;
  const items = (keys: readonly string[]) => (
    <ul className={css.list}>
      {keys.map((key) => (
        <li key={key}>{text(key)}</li>
      ))}
    </ul>
  );
  return (
    <section className={css.section}>
      <h2 id={heading} className={css.heading}>
        {text(heading)}
      </h2>
      {before.map(paragraph)}
      {list.length > 0 && items(list)}
      {groups.map((group) => (
        <Fragment key={group.before}>
          {paragraph(group.before)}
          {items(group.list)}
        </Fragment>
      ))}
      {after.map(paragraph)}
      {link && (
        <p>
          <a href={link.href}>{text(link.key)}</a>
        </p>
      )}
      {publisher.length > 0 && <Publisher fields={publisher} />}
    </section>
  );
}
