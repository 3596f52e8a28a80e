import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Checkbox } from '@ciguawatch/shared/ui/fields/checkbox';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import type { Choices } from './choices';
import { faultyCsv } from './faulty-lines';
import css from './import.module.css';
import type { Sheet } from './read-csv';
import type { LineFault, Preview } from './read-sheet';

interface Props {
  file: { name: string; sheet: Sheet };
  preview: Preview;
  choices: Choices;
  onChange: (choices: Choices) => void;
}

/** A box that scrolls is reached with the keyboard. */
const scrollable = { tabIndex: 0 };

/** Faults that are written out; the others are counted. */
const SHOWN = 30;

/** Why lines cannot be stored, each with its line and what stands there. */
export function Faults({ file, preview, choices, onChange }: Props) {
  const { faults, abroad, rows } = preview;
  const t = useT('algae');
  const bad = new Set(faults.map(({ number }) => number)).size;
  const say = ({ fault, text }: Pick<LineFault, 'fault' | 'text'>) => t(`import.fault_${fault}`, { text });
  const save = async () => {
    const of = (one: LineFault) => `${t(`import.field_${one.field}`)}\u00a0: ${say(one)}`;
    const text = faultyCsv(file.sheet.head, preview, { head: t('import.why'), of });
    const name = `${file.name.replace(/\.[^.]*$/, '')}-${t('import.faultyName')}.csv`;
    await saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <Card title={t('import.faults')}>
      <div role="status">
        {faults.length > 0 ? (
          <Banner tone="danger">{t('import.bad', { count: bad })}</Banner>
        ) : (
          <Banner tone="success">{t('import.good', { count: rows.length })}</Banner>
        )}
      </div>
      {(abroad > 0 || choices.skipAbroad) && (
        <Checkbox
          label={t('import.skipAbroad', { count: abroad })}
          isChecked={choices.skipAbroad}
          onChange={(skipAbroad) => onChange({ ...choices, skipAbroad })}
        />
      )}
      <ul className={css.faults} {...scrollable}>
        {faults.slice(0, SHOWN).map(({ number, field, fault, text }) => (
          <li key={`${number} ${field}`}>
            <b>{t('import.lineOf', { number: String(number), field: t(`import.field_${field}`) })}</b>{' '}
            {say({ fault, text })}
          </li>
        ))}
      </ul>
      {faults.length > SHOWN && <p>{t('import.more', { count: faults.length - SHOWN })}</p>}
      {faults.length > 0 && (
        <Button icon="file-down" onPress={() => void save()}>
          {t('import.faultyFile', { count: bad })}
        </Button>
      )}
    </Card>
  );
}
