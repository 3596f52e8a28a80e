import type { Section } from '@ciguawatch/shared/domain/report/report-sections';
import { codeText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { useEffect, useLayoutEffect, useState } from 'react';
import css from '../../sections/section.module.css';
import { WhoSection } from '../../sections/who';

interface Props {
  section: Section;
  /** opens a section from an edit link of the review */
  onEdit?: (section: Section) => void;
  /** told whether the section is still being loaded */
  onLoading?: (isLoading: boolean) => void;
}

type Later = typeof import('../../sections/later');
let later: Later | null = null;

/** Lazy-loads the sections after the first one, which the first view does not need. Rejects when offline. */
export async function fetchSections(): Promise<Later> {
  later ??= await import('../../sections/later');
  return later;
}

function Body({ section, onEdit = () => undefined, from }: Props & { from: Later }) {
  if (section === 6) return <from.ReviewSection onEdit={onEdit} />;
  const bodies = {
    1: WhoSection,
    2: from.ProductSection,
    3: from.MealSection,
    4: from.SymptomsSection,
    5: from.NotesSection,
  };
  const Questions = bodies[section];
  return (
    <div className={css.section}>
      <Questions />
    </div>
  );
}

/**
 * Lazy-loads sections 2 to 6, again with each section because an earlier attempt may have failed offline. It
 * renders both states itself: swapping components would lose a search in progress.
 */
function Fetched(props: Props) {
  const [from, setFrom] = useState<Later | 'failed' | null>(later);
  useEffect(() => {
    if (later) return;
    let gone = false;
    const fetchThem = () =>
      fetchSections().then(
        (found) => gone || setFrom(found),
        () => gone || setFrom('failed'),
      );
    void fetchThem();
    window.addEventListener('online', fetchThem);
    return () => {
      gone = true;
      window.removeEventListener('online', fetchThem);
    };
  }, []);
  const { onLoading } = props;
  const isLoading = from === null;
  useLayoutEffect(() => {
    onLoading?.(isLoading);
    return () => onLoading?.(false);
  }, [isLoading, onLoading]);
  if (from === 'failed') return <OutOfReach />;
  return from ? <Body {...props} from={from} /> : <Skeleton height={320} />;
}

/**
 * Shown when the code of a section cannot be fetched; it is fetched again when the browser is back online.
 */
function OutOfReach() {
  useT('errors');
  return (
    <Banner tone="caution" role="status">
      {codeText('network')}
    </Banner>
  );
}

/** Questions of one section, or the review of all answers for section 6. */
export function SectionBody(props: Props) {
  if (props.section === 1)
    return (
      <div className={css.section}>
        <WhoSection />
      </div>
    );
  return <Fetched key={props.section} {...props} />;
}
