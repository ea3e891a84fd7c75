import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { Button, ButtonLink, EmptyState, HeroLine, PageHeader, PillGroup, Section } from '@stillsam/ui';
import { Suspense, useRef, useState } from 'react';
import { useLoaderData, useNavigation } from 'react-router-dom';
import { NewsletterSection } from '../../features/newsletter/site-newsletter-form';
import { forgetReading, saveReadMarks, useReadMarks, type ReadMarks } from '../../reading/stored-articles';
import { ReadingShelf, ShelfLink } from '../../reading/reading-shelf';
import { LibraryList } from './components/library-list';
import { LibrarySearch } from './components/library-search';
import { choiceLabel, countText, LIBRARY_COPY } from './library.copy';
import { libraryAddress, NO_FILTERS, readLibraryFilters, type LibraryFilters } from './library.logic';
import type { LibraryData } from './library.queries';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './library-page.module.css';

export function LibraryPage() {
  const { filters, articles, related, totalCount, relatedCount, isComplete, choices } =
    useLoaderData<LibraryData>();
  const chosen = useChosenFilters(filters);
  const countLine = useRef<HTMLParagraphElement>(null);
  // During a search the header shrinks, so that the results are in view.
  const isSearching = filters.search !== '';
  return (
    <>
      <PageMeta
        title={LIBRARY_COPY.title}
        description={LIBRARY_COPY.metaDescription}
        path={libraryAddress({ ...NO_FILTERS, category: filters.category })}
      />
      <Section rhythm="none" className={styles.top}>
        <PageHeader
          title={LIBRARY_COPY.title}
          lead={isSearching ? undefined : LIBRARY_COPY.lead}
          className={isSearching ? styles.low : styles.header}
        />
        {isSearching ? null : <HeroLine shape="leaves" className={styles.line} />}
      </Section>
      <Section rhythm="end" className={isSearching ? styles.searching : undefined}>
        <div className={styles.controls}>
          <LibrarySearch
            shown={filters}
            chosen={chosen}
            onSearch={() => scrollToResults(countLine.current)}
          />
          <PillGroup
            label={LIBRARY_COPY.categoriesLabel}
            value={chosen.category}
            countUnit={LIBRARY_COPY.countUnit}
            isReplacing
            className={styles.pills}
            options={choices.map(({ id, count }) => ({
              value: id,
              label: choiceLabel(id),
              count,
              to: libraryAddress({ ...chosen, category: id, page: 1 }),
            }))}
          />
          <div className={styles.found}>
            <div className={styles.lengths}>
              <span aria-hidden="true">{LIBRARY_COPY.lengthsLabel}</span>
              <PillGroup
                label={LIBRARY_COPY.lengthsLabel}
                value={String(chosen.isShort)}
                isReplacing
                options={[false, true].map((isShort) => ({
                  value: String(isShort),
                  label: isShort ? LIBRARY_COPY.short : LIBRARY_COPY.allLengths,
                  to: libraryAddress({ ...chosen, isShort, page: 1 }),
                }))}
              />
            </div>
            <p ref={countLine} role="status" tabIndex={-1} className={styles.count}>
              {countText(filters.search, totalCount, relatedCount, isComplete)}
            </p>
            <ShelfLink />
          </div>
        </div>
        {totalCount > 0 ? (
          <LibraryList articles={articles} related={related} totalCount={totalCount} filters={filters} />
        ) : (
          <EmptyState
            className={styles.none}
            title={LIBRARY_COPY.noResults}
            action={
              // The reset removes this link, so the focus moves to the count.
              <ButtonLink
                to={PATHS.library}
                replace
                preventScrollReset
                onClick={() => countLine.current?.focus()}
              >
                {LIBRARY_COPY.reset}
              </ButtonLink>
            }
          >
            <p>{LIBRARY_COPY.noResultsText}</p>
          </EmptyState>
        )}
        <ReadingShelf />
        <LibraryMarks />
      </Section>
      <Suspense>
        <NewsletterSection title={LIBRARY_COPY.newsletterTitle} lead={LIBRARY_COPY.newsletterLead} />
      </Suspense>
    </>
  );
}

/** The filters of the list that is loading, otherwise those of the list on the screen. */
function useChosenFilters(shown: LibraryFilters): LibraryFilters {
  const { location } = useNavigation();
  return location?.pathname === PATHS.library
    ? readLibraryFilters(new URLSearchParams(location.search))
    : shown;
}

/** Scrolls to the results on a small screen, where the keyboard and the categories cover them. */
function scrollToResults(element: HTMLElement | null): void {
  if (!element || element.getBoundingClientRect().top < window.innerHeight / 2) return;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  element.scrollIntoView();
}

/** States where the read marks are stored, erases them and turns them off, with undo. Renders nothing while they are off. */
function LibraryMarks() {
  const marks = useReadMarks();
  const [erased, setErased] = useState<ReadMarks | null>(null);
  if (!marks.isOn && !erased) return null;
  const erase = () => {
    setErased(marks);
    forgetReading();
  };
  const undo = () => {
    if (erased) saveReadMarks(erased);
  };
  return (
    <div className={`${styles.marks} ${shown.onScreen}`}>
      <p role="status">{marks.isOn ? LIBRARY_COPY.marks : LIBRARY_COPY.marksErased}</p>
      <Button variant="quiet" onClick={marks.isOn ? erase : undo} className={styles.turn}>
        {marks.isOn ? LIBRARY_COPY.eraseMarks : LIBRARY_COPY.undoErase}
      </Button>
    </div>
  );
}
