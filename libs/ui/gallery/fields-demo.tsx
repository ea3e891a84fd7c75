import { useState } from 'react';
import { CheckboxField } from '../src/components/fields/checkbox-field';
import { RadioGroup } from '../src/components/fields/radio-group';
import { SelectField } from '../src/components/fields/select-field';
import { TextArea, TextField } from '../src/components/fields/text-field';
import { SearchField } from '../src/components/search-field/search-field';
import { Section } from '../src/components/section/section';
import styles from './gallery.module.css';

const ENERGY = [
  { value: 'high', label: 'Jag har gott om ork' },
  { value: 'medium', label: 'Lagom', hint: 'Varken upp eller ner.' },
  { value: 'low', label: 'Nästan ingen alls' },
];

const STATUSES = [
  { value: 'draft', label: 'Utkast' },
  { value: 'published', label: 'Publicerad' },
];

export function FieldsDemo() {
  const [search, setSearch] = useState('sömn');
  return (
    <Section title="Fält" tone="raised" rhythm="medium">
      <div className={styles.columns}>
        <TextField label="Namn" autoComplete="off" />
        <TextField label="E-postadress" type="email" hint="Vi skriver sällan." autoComplete="off" />
        <TextField
          label="E-postadress"
          type="email"
          defaultValue="lina@exempel"
          error="Ange en giltig e-postadress."
          autoComplete="off"
        />
        <TextField label="Telefon" isOptional autoComplete="off" />
        <TextField label="Avstängt fält" defaultValue="Går inte att ändra nu" disabled />
        <SelectField label="Status" options={STATUSES} />
        <SelectField label="Status" options={STATUSES} error="Välj en status." />
        <TextArea label="Meddelande" hint="Några rader räcker." />
        <TextArea label="Innehåll" rows={3} error="Innehåll är obligatoriskt" />
        <RadioGroup label="Hur är din energi just nu?" options={ENERGY} defaultValue="medium" />
        <RadioGroup label="Hur är din energi just nu?" options={ENERGY} error="Välj det som stämmer bäst." />
        <div>
          <CheckboxField label="Jag vill ha nyhetsbrevet" defaultChecked />
          <CheckboxField label="Jag är minst 18 år" error="Kryssa i rutan för att gå vidare." />
          <CheckboxField
            label="Nödvändiga kakor"
            hint="De behövs för att sidan ska fungera."
            checked
            disabled
          />
        </div>
        <SearchField label="Sök bland artiklarna" value={search} onValueChange={setSearch} />
        <SearchField label="Sök" placeholder="Till exempel vila" submitLabel="Sök" />
      </div>
    </Section>
  );
}
