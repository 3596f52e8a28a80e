import type { PersonFound } from '@ciguawatch/shared/api/schemas/person';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Checkbox } from '@ciguawatch/shared/ui/fields/checkbox';
import { useState } from 'react';
import { EraseDialog } from './erase-dialog';
import css from './page.module.css';
import { SubjectCard } from './subject-card';
import type { useDesk } from './use-desk';

interface Props {
  desk: ReturnType<typeof useDesk>;
  found: PersonFound;
}

/** Search results, all selected at first; some can be deselected, because two people may share a name. */
export function FoundList({ desk, found }: Props) {
  const t = useT('rightsDesk');
  const [asking, setAsking] = useState(false);
  const { subjects, chosen } = desk;
  const keys = subjects.map(({ key }) => key);
  const isAll = chosen.length === subjects.length;
  const isNone = chosen.length === 0;
  return (
    <section className={css.found} aria-label={t('rights.found', { count: subjects.length })}>
      <p role="status">
        <b>{t('rights.found', { count: subjects.length })}</b>{' '}
        <span className={css.quiet}>
          {t(`rights.by_${found.asked}`)} · {t('rights.reference', { reference: found.reference })}
        </span>
      </p>
      {found.more && <Banner tone="caution">{t('rights.more')}</Banner>}
      <div className={css.actions}>
        <Checkbox
          label={t('rights.all')}
          isChecked={isAll}
          isMixed={!isAll && !isNone}
          onChange={(next) => desk.choose(keys, next)}
        />
        <span className={css.quiet}>{t('rights.chosen', { count: chosen.length })}</span>
        <Button icon="download" isDisabled={isNone} busy={desk.saving} onPress={() => void desk.save('json')}>
          {t('rights.json')}
        </Button>
        <Button icon="download" isDisabled={isNone} busy={desk.saving} onPress={() => void desk.save('csv')}>
          {t('rights.csv')}
        </Button>
        <Button icon="trash" variant="dangerOutline" isDisabled={isNone} onPress={() => setAsking(true)}>
          {t('rights.erase')}
        </Button>
      </div>
      <ul className={css.list}>
        {subjects.map((subject) => (
          <li key={subject.key}>
            <SubjectCard
              subject={subject}
              isChosen={chosen.includes(subject)}
              onChoose={(next) => desk.choose([subject.key], next)}
            />
          </li>
        ))}
      </ul>
      {asking && (
        <EraseDialog
          subjects={chosen}
          busy={desk.erasing}
          onErase={() => void desk.erase().finally(() => setAsking(false))}
          onCancel={() => setAsking(false)}
        />
      )}
    </section>
  );
}
