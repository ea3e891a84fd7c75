import { articlePath } from '@stillsam/paths';
import { Button } from '@stillsam/ui';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './reading-shelf.module.css';
import { keepPlace, saveForLater, useReadMarks, useSavedArticles } from './stored-articles';

const COPY = {
  continue: 'Fortsätt läsa',
  at: (section: string) => `Du var vid ”${section}”`,
  saved: 'Sparat till sen',
  savedCount: (count: number) => `Sparat till sen (${count})`,
  remove: 'Ta bort',
  removeNamed: (title: string) => `Ta bort ${title}`,
  where: 'Listan finns bara i den här webbläsaren.',
};

/** Id of the shelf in the library. */
export const SHELF_ID = 'sparat';

/** The article to continue and those that were saved for later. Renders nothing without any, so on the server too. */
export function ReadingShelf() {
  const { place } = useReadMarks();
  const saved = useSavedArticles();
  if (!place && saved.length === 0) return null;
  return (
    <section id={SHELF_ID} className={`${styles.shelf} ${shown.onScreen}`}>
      {place ? (
        <div>
          <h2 className={styles.title}>{COPY.continue}</h2>
          <ul className={styles.list} role="list">
            <ShelfRow
              title={place.title}
              path={`${articlePath(place.slug)}#${place.section}`}
              note={COPY.at(place.sectionTitle)}
              onRemove={() => keepPlace()}
            />
          </ul>
        </div>
      ) : null}
      {saved.length > 0 ? (
        <div>
          <h2 className={styles.title}>{COPY.saved}</h2>
          <ul className={styles.list} role="list">
            {saved.toReversed().map((article) => (
              <ShelfRow
                key={article.slug}
                title={article.title}
                path={articlePath(article.slug)}
                onRemove={() => saveForLater(article, false)}
              />
            ))}
          </ul>
        </div>
      ) : null}
      <p className={styles.where}>{COPY.where}</p>
    </section>
  );
}

interface ShelfRowProps {
  title: string;
  path: string;
  note?: string;
  onRemove: () => void;
}

function ShelfRow({ title, path, note, onRemove }: ShelfRowProps) {
  return (
    <li className={styles.row}>
      <a href={path} className={styles.link}>
        <span className={styles.name}>{title}</span>
        {note ? <span className={styles.note}>{note}</span> : null}
      </a>
      <Button variant="quiet" aria-label={COPY.removeNamed(title)} onClick={onRemove}>
        {COPY.remove}
      </Button>
    </li>
  );
}

/** Link to the shelf, beside the count of the list above it. */
export function ShelfLink() {
  const count = useSavedArticles().length;
  const { place } = useReadMarks();
  if (count === 0 && !place) return null;
  return (
    <a href={`#${SHELF_ID}`} className={`${styles.toShelf} ${shown.onScreen}`}>
      {count > 0 ? COPY.savedCount(count) : COPY.continue}
    </a>
  );
}
