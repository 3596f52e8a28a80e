import { type CalendarDate, parseDate as readCivil } from '@internationalized/date';
import type { RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar';
import { Icon } from '../foundation/icon';
import { UiLocale } from '../foundation/locale';
import { useUiT } from '../foundation/ui-texts';
import css from './calendar.module.css';
import Popover from './internal/popover-body';

interface CalendarPopoverProps {
  anchor: RefObject<HTMLElement | null>;
  /** Civil dates, YYYY-MM-DD. */
  value: string | null;
  min: string | undefined;
  max: string | undefined;
  onPick: (date: string) => void;
  onClose: () => void;
}

const civil = (date: string | null | undefined): CalendarDate | null => (date ? readCivil(date) : null);

/** A calendar of one month; weeks start on the day of the language. */
export default function CalendarPopover({ anchor, value, min, max, onPick, onClose }: CalendarPopoverProps) {
  const t = useUiT();
  return (
    <UiLocale>
      <Popover isOpen onClose={onClose} triggerRef={anchor} label={t('date.open')} placement="bottom start">
        <Calendar
          autoFocus
          aria-label={t('date.open')}
          className={css.calendar}
          value={civil(value)}
          minValue={civil(min)}
          maxValue={civil(max)}
          onChange={(date) => onPick(date.toString())}
        >
          <header className={css.head}>
            <Button slot="previous" className={css.turn}>
              <Icon name="chevron-left" />
            </Button>
            <Heading className={css.month} />
            <Button slot="next" className={css.turn}>
              <Icon name="chevron-right" />
            </Button>
          </header>
          <CalendarGrid className={css.grid}>
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>{(date) => <CalendarCell date={date} className={css.day} />}</CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </Popover>
    </UiLocale>
  );
}
