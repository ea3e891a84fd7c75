import { useState } from 'react';
import { Badge } from '../src/components/badge/badge';
import { Pagination } from '../src/components/pagination/pagination';
import { PillGroup } from '../src/components/pill-group/pill-group';
import { Section } from '../src/components/section/section';
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
