import ArrowRight from 'lucide-react/icons/arrow-right';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Badge } from '../src/components/badge/badge';
import { Button, ButtonLink, type ButtonVariant } from '../src/components/button/button';
import { CheckboxField } from '../src/components/fields/checkbox-field';
import { RadioGroup } from '../src/components/fields/radio-group';
import { SelectField } from '../src/components/fields/select-field';
import { TextArea, TextField } from '../src/components/fields/text-field';
import { Icon } from '../src/components/icon/icon';
import { Pagination } from '../src/components/pagination/pagination';
import { PillGroup } from '../src/components/pill-group/pill-group';
import { SearchField } from '../src/components/search-field/search-field';
import { Section } from '../src/components/section/section';
import { TextLink } from '../src/components/text-link/text-link';
import styles from './gallery.module.css';

const VARIANTS: readonly { variant: ButtonVariant; label: string }[] = [
  { variant: 'primary', label: 'Börja här' },
  { variant: 'secondary', label: 'Läs mer' },
  { variant: 'quiet', label: 'Inte nu' },
  { variant: 'danger', label: 'Ta bort' },
];

export function ActionsDemo() {
  const [isSaving, setIsSaving] = useState(false);
  return (
    <Section title="Knappar och länkar" rhythm="medium">
      <div className={styles.stack}>
        {VARIANTS.map(({ variant, label }) => (
          <div key={variant} className={styles.row}>
            <Button variant={variant}>{label}</Button>
            <Button variant={variant} icon={<Icon icon={Plus} />}>
              Med ikon
            </Button>
            <Button variant={variant} disabled>
              Avstängd
            </Button>
            <Button variant={variant} isLoading loadingText="Sparar...">
              Spara
            </Button>
          </div>
        ))}
        <div className={styles.row}>
          <Button size="large">Stor knapp</Button>
          <ButtonLink to="/button-demo" variant="secondary" size="large" icon={<Icon icon={ArrowRight} />}>
            Stor länk
          </ButtonLink>
          <Button isLoading={isSaving} loadingText="Sparar..." onClick={() => setIsSaving(true)}>
            Spara på riktigt
          </Button>
        </div>
        <div className={styles.row}>
          <TextLink to="/button-demo" arrow="back">
            Tillbaka
          </TextLink>
          <TextLink to="/button-demo" arrow="forward">
            Läs artikeln
          </TextLink>
          <span>
            En mening med <TextLink to="/button-demo">en länk</TextLink> i sig.
          </span>
        </div>
      </div>
    </Section>
  );
}

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

const CATEGORIES = [
  { value: 'alla', label: 'Alla artiklar', count: 11 },
  { value: 'somn', label: 'Sömn', count: 3 },
  { value: 'stresshantering', label: 'Stresshantering', count: 4 },
  { value: 'naring', label: 'Näring och känslomässigt välmående', count: 2 },
  { value: 'sjalvmedkansla', label: 'Självmedkänsla & känsloreglering', count: 2 },
];

export function ChoicesDemo() {
  const [category, setCategory] = useState('somn');
  const [page, setPage] = useState(2);
  return (
    <Section title="Val och etiketter" rhythm="medium">
      <div className={styles.stack}>
        <PillGroup
          label="Kategori"
          options={CATEGORIES}
          value={category}
          onValueChange={setCategory}
          countUnit={['artikel', 'artiklar']}
        />
        <div className={styles.row}>
          {CATEGORIES.slice(1).map(({ value, label }) => (
            <Badge key={value} category={value}>
              {label}
            </Badge>
          ))}
          <Badge>Nybörjare</Badge>
          <Badge tone="calm">Utkast</Badge>
          <Badge tone="success">Publicerad</Badge>
          <Badge tone="warm">Kommer snart</Badge>
          <Badge tone="danger">Studsade</Badge>
        </div>
        <Pagination page={page} totalPages={3} onPageChange={setPage} />
        <Pagination page={1} totalPages={1} label="En enda sida" />
      </div>
    </Section>
  );
}
