import { getPhenotypeDetail, getSpecieDetail } from '@ciguawatch/shared/api/calls/products';
import type { SpecieDetail } from '@ciguawatch/shared/api/schemas/product';
import { mayAct } from '@ciguawatch/shared/domain/revision/may-change';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ChangeReason } from '../../revisions/form-values';
import css from './edit.module.css';
import type { Editing } from './read-edited';

/** Proposes the deletion of the object, after a confirmation with a reason and a source; only for people who may. */
export const DeleteObject = observer(function DeleteObject(props: {
  editing: Editing;
  /** @throws the refusal, which has been shown already */
  onDelete: (replacedBy: number | null, asked: ChangeReason) => Promise<void>;
}) {
  const { kind, who, name } = props.editing;
  const t = useT('revisions');
  const [open, setOpen] = useState(false);
  const [into, setInto] = useState<string | null>(null);
  const [said, setSaid] = useState({ asked_reason: '', source: '' });
  const [isLacking, setLacking] = useState(false);
  const { busy, once } = useBusy();
  if (!mayAct(who, kind, 'delete')) return null;
  const asked = { asked_reason: said.asked_reason.trim(), source: said.source.trim() };
  const lacking = (name: keyof typeof asked) =>
    isLacking && asked[name] === '' ? t(`form.lacks_${name}`) : undefined;
  const confirm = () => {
    const lacks = asked.asked_reason === '' || asked.source === '';
    setLacking(lacks);
    if (lacks) return;
    void once(async () => {
      await props.onDelete(into === null ? null : Number(into), asked).catch(() => undefined);
      setOpen(false);
    });
  };
  return (
    <div>
      <Button variant="dangerOutline" icon="trash" onPress={() => setOpen(true)}>
        {t('form.delete')}
      </Button>
      <ConfirmDialog
        isOpen={open}
        danger
        hasField
        busy={busy}
        title={t('form.deleteTitle', { name })}
        body={
          <div className={css.stack}>
            <Falls editing={props.editing} isReplaced={into !== null} />
            {kind === 'specie' && <Replacement editing={props.editing} value={into} onChange={setInto} />}
            <TextField
              label={t('field.asked_reason')}
              required
              maxLength={1000}
              value={said.asked_reason}
              error={lacking('asked_reason')}
              onChange={(text) => setSaid({ ...said, asked_reason: text })}
            />
            <TextField
              label={t('field.source')}
              help={t('form.sourceHelp')}
              required
              maxLength={500}
              value={said.source}
              error={lacking('source')}
              onChange={(text) => setSaid({ ...said, source: text })}
            />
          </div>
        }
        confirmLabel={t('form.deleteAsk')}
        onConfirm={confirm}
        onCancel={() => setOpen(false)}
      />
    </div>
  );
});

/** Public reports that name an object; null while unknown or without a network. */
function useReports({ kind, id }: Editing): number | null {
  const [reports, setReports] = useState<number | null>(null);
  useEffect(() => {
    if (id === null) return;
    const params = { id };
    const read: Promise<Pick<SpecieDetail, 'reports'>> =
      kind === 'specie' ? call(getSpecieDetail, { params }) : call(getPhenotypeDetail, { params });
    read.then(
      (found) => setReports(found.reports.reduce((sum, { cases }) => sum + cases, 0)),
      () => undefined,
    );
  }, [kind, id]);
  return reports;
}

/** What falls with the object: its cases, names and, of a group, species; a replaced one loses none of them. */
const Falls = observer(function Falls({ editing, isReplaced }: { editing: Editing; isReplaced: boolean }) {
  const { kind, id, held } = editing;
  const t = useT('revisions');
  const reports = useReports(editing);
  const members =
    kind === 'phenotype'
      ? collections.specie.all().filter((one) => one.phenotype_id === id && !one.deleted)
      : [];
  const names = Object.entries(held ?? {}).flatMap(([field, value]) =>
    field.startsWith('translation') && Array.isArray(value) ? value : [],
  );
  return (
    <>
      <p>
        {isReplaced
          ? t('form.deleteReplaced')
          : members.length > 0
            ? t('form.deleteUsed', { count: members.length })
            : t(`form.deleteText_${kind}`)}
      </p>
      {reports !== null && <p>{t('form.deleteReports', { count: reports })}</p>}
      {names.length > 0 && !isReplaced && (
        <p>{t('form.deleteNames', { names: [...new Set(names)].join(', ') })}</p>
      )}
    </>
  );
});

/** The species that takes over cases, names and picture. */
const Replacement = observer(function Replacement(props: {
  editing: Editing;
  value: string | null;
  onChange: (id: string | null) => void;
}) {
  const t = useT('revisions');
  const options = collections.specie
    .all()
    .filter((one) => one.id !== props.editing.id && !one.deleted)
    .map((one) => ({ id: String(one.id), label: one.name }))
    .sort((a, b) => (a.label < b.label ? -1 : 1));
  return (
    <Select
      label={t('field.replaced_by')}
      help={t('form.replacedHelp')}
      placeholder={t('form.replacedNone')}
      options={options}
      value={props.value}
      onChange={props.onChange}
    />
  );
});
