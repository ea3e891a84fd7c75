import { useState } from 'react';
import { Badge } from '../components/badge/badge';
import { Chip } from '../components/chip/chip';
import { ArticleIcon } from '../components/icon/article-icon';
import { Pagination } from '../components/pagination/pagination';
import { PillGroup } from '../components/pill-group/pill-group';
import { Section } from '../components/section/section';
import styles from './gallery.module.css';

const CATEGORIES = [
  { value: 'alla', label: 'Alla artiklar', count: 11 },
  { value: 'somn', label: 'Sömn', count: 3 },
  { value: 'stresshantering', label: 'Stresshantering', count: 4 },
  { value: 'naring', label: 'Näring och känslomässigt välmående', count: 2 },
  { value: 'sjalvmedkansla', label: 'Självmedkänsla & känsloreglering', count: 2 },
];

export function ChoicesDemo() {
  const [category, setCategory] = useState('somn');
  const [needs, setNeeds] = useState<readonly string[]>(['Sova bättre']);
  const [page, setPage] = useState(2);
  const toggle = (need: string) =>
    setNeeds(needs.includes(need) ? needs.filter((other) => other !== need) : [...needs, need]);
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
          {['Sova bättre', 'Grubbla mindre', 'Komma ner i varv'].map((need) => (
            <Chip key={need} isPressed={needs.includes(need)} onPressedChange={() => toggle(need)}>
              {need}
            </Chip>
          ))}
          <Chip
            isPressed={needs.includes('Orka')}
            onPressedChange={() => toggle('Orka')}
            subtext="När kraften tryter"
          >
            Orka vardagen
          </Chip>
          <Chip isPressed={false} disabled>
            Avstängd
          </Chip>
        </div>
        <div className={styles.row}>
          {CATEGORIES.slice(1).map(({ value, label }) => (
            <Badge key={value} category={value}>
              {label}
            </Badge>
          ))}
          <Badge icon={<ArticleIcon name="leaf" size={16} />}>Nybörjare</Badge>
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
