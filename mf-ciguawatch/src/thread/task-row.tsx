import { patchTask } from '@ciguawatch/shared/api/calls/desk/thread';
import type { CaseTask, TaskPatch } from '@ciguawatch/shared/api/schemas/desk/thread';
import { WAITING_FOR, type WaitingFor } from '@ciguawatch/shared/domain/codes/thread-codes';
import type { Mentioned } from '@ciguawatch/shared/domain/text/mentions';
import { ApiError, change } from '@ciguawatch/shared/runtime/http/call';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { useState } from 'react';
import { DueField } from './due-field';
import css from './thread.module.css';
import { useFailure } from './use-failure';

interface Props {
  task: CaseTask;
  /** editors of the country of the case */
  people: readonly Mentioned[];
  isOpen: boolean;
  onChanged: (task: CaseTask) => void;
}

/** What a task says, to return to it. */
const contentOf = ({ assignee, due, waiting_for }: CaseTask): TaskPatch => ({
  assignee: assignee?.id ?? null,
  due,
  waiting_for,
});

/** Assignee, due date and waiting reason of a case; each change is stored at once and can be undone. */
export function TaskRow({ task, people, isOpen, onChanged }: Props) {
  const t = useT('caseThread');
  const d = useT('domain');
  const { busy, once } = useBusy();
  const failure = useFailure(`task ${task.case_id}`);
  const [before, setBefore] = useState<TaskPatch | null>(null);
  const own = session.user?.id ?? null;
  const assignee = task.assignee?.id ?? null;
  const listed = people.some(({ id }) => id === assignee);
  const set = (body: TaskPatch, undo: TaskPatch | null = contentOf(task)) =>
    once(async () => {
      try {
        const asked = { params: { id: task.case_id }, body, ifVersion: task.version };
        onChanged(await change(patchTask, asked));
        setBefore(undo);
        failure.over();
      } catch (thrown) {
        const isOld = thrown instanceof ApiError && thrown.code === 'conflict';
        if (isOld) onChanged(thrown.current as CaseTask);
        failure.tell(t(isOld ? 'task.conflict' : 'task.failed'), thrown);
      }
    });
  const isSet = assignee !== null || task.due !== null || task.waiting_for !== null;
  const isLate = task.due !== null && task.due < clock.today();
  return (
    <section className={css.part} aria-label={t('task.title')}>
      <div className={css.head}>
        <h3>{t('task.title')}</h3>
        {isLate && <Badge tone="coral">{t('task.late')}</Badge>}
      </div>
      <div className={css.task} inert={!isOpen}>
        <Select
          label={t('task.assignee')}
          placeholder={t('task.nobody')}
          value={assignee === null ? null : String(assignee)}
          onChange={(id) => void set({ assignee: id === null ? null : Number(id) })}
          options={[
            ...(task.assignee && !listed ? [{ id: String(assignee), label: task.assignee.name }] : []),
            ...people.map(({ id, name }) => ({ id: String(id), label: name })),
          ]}
          isDisabled={!isOpen}
        />
        <DueField
          key={task.due ?? ''}
          due={task.due}
          onDue={(due) => void set({ due })}
          isDisabled={!isOpen}
        />
        <Select
          label={t('task.waiting')}
          placeholder={t('task.nothing')}
          value={task.waiting_for}
          onChange={(code) => void set({ waiting_for: code as WaitingFor | null })}
          options={WAITING_FOR.map((code) => ({ id: code, label: d(`waiting_for.${code}`) }))}
          isDisabled={!isOpen}
        />
      </div>
      {isOpen && (
        <div className={css.foot} role="status">
          {own !== null && assignee !== own && (
            <Button size="sm" icon="user" busy={busy} onPress={() => void set({ assignee: own })}>
              {t('task.toMe')}
            </Button>
          )}
          {isSet && (
            <Button
              size="sm"
              icon="check"
              busy={busy}
              onPress={() => void set({ assignee: null, due: null, waiting_for: null })}
            >
              {t('task.done')}
            </Button>
          )}
          {before && (
            <Button size="sm" variant="quiet" icon="undo" onPress={() => void set(before, null)}>
              {t('task.undo')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
