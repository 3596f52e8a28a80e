import { useState } from 'react';
import { ComboBox } from '../fields/combobox';
import { Select } from '../fields/select';
import css from './gallery.module.css';
import type { Story } from './story';
import { useGalleryT } from './texts';

const islands = ['Bora Bora', 'Hao', 'Huahine', 'Maiao', 'Mangareva', 'Moorea', 'Rapa', 'Tahiti', 'Tetiaroa'];

function Show() {
  const t = useGalleryT();
  const [island, setIsland] = useState<string | null>(null);
  const [text, setText] = useState('');
  const found = islands.filter((name) => name.toLowerCase().includes(text.toLowerCase()));
  return (
    <div className={css.two}>
      <Select
        label={t('list.island')}
        placeholder={t('list.choose')}
        options={islands.map((name) => ({ id: name, label: name }))}
        value={island}
        onChange={setIsland}
      />
      <Select
        label={t('list.island')}
        error={t('choice.error')}
        required
        options={[]}
        value={null}
        onChange={setIsland}
      />
      <ComboBox
        label={t('list.place')}
        help={t('list.placeHelp')}
        required
        items={found}
        itemKey={(name) => name}
        itemText={(name) => name}
        inputValue={text}
        onInputChange={setText}
        onSelect={setText}
        onClear={() => setText('')}
        emptyText={t('list.empty')}
      />
      <ComboBox
        label={t('list.place')}
        loading
        items={[]}
        itemKey={(name: string) => name}
        itemText={(name) => name}
        inputValue={text}
        onInputChange={setText}
        onSelect={setText}
        emptyText={t('list.empty')}
      />
    </div>
  );
}

export default { id: 'Select, ComboBox', Show } satisfies Story;
