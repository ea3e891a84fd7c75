import { Suspense, useId, useRef, type KeyboardEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListSkeleton } from '../../features/list/list-skeleton';
import type { DashboardTab } from '../../tabs/define-tab';
import styles from './dashboard-tabs.module.css';

interface DashboardTabsProps {
  label: string;
  /** Read by screen readers while a tab's code loads. */
  loadingLabel: string;
  /** The first one is the default. */
  tabs: readonly DashboardTab[];
}

const TAB_PARAM = 'flik';

/** Tabs by the pattern of the ARIA practices; the address names the selected one. */
export function DashboardTabs({ label, loadingLabel, tabs }: DashboardTabsProps) {
  const idPrefix = useId();
  const { current, choose } = useTabAddress(tabs);
  if (!current) return null;
  return (
    <>
      <TabList label={label} tabs={tabs} current={current} idPrefix={idPrefix} onChoose={choose} />
      <div role="tabpanel" id={`${idPrefix}panel`} aria-labelledby={`${idPrefix}${current.id}`}>
        <Suspense key={current.id} fallback={<ListSkeleton label={loadingLabel} />}>
          <current.Panel />
        </Suspense>
      </div>
    </>
  );
}

/** The selected tab in the address. A tab that is opened again has its former filters. */
function useTabAddress(tabs: readonly DashboardTab[]) {
  const formerParams = useRef(new Map<string, URLSearchParams>());
  const [params, setParams] = useSearchParams();
  const current = tabs.find(({ id }) => id === params.get(TAB_PARAM)) ?? tabs[0];
  const choose = (tab: DashboardTab) => {
    if (!current || tab === current) return;
    formerParams.current.set(current.id, params);
    const isFirst = tab === tabs[0];
    setParams(formerParams.current.get(tab.id) ?? (isFirst ? {} : { [TAB_PARAM]: tab.id }));
  };
  return { current, choose };
}

interface TabListProps {
  label: string;
  tabs: readonly DashboardTab[];
  current: DashboardTab;
  idPrefix: string;
  onChoose: (tab: DashboardTab) => void;
}

function TabList({ label, tabs, current, idPrefix, onChoose }: TabListProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const choose = (index: number) => {
    const tab = tabs.at(index % tabs.length);
    if (!tab || tab === current) return;
    onChoose(tab);
    listRef.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.indexOf(current);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };
  return (
    <div ref={listRef} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown}>
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${idPrefix}${tab.id}`}
          data-tab={tab.id}
          className={styles.tab}
          aria-selected={tab === current}
          aria-controls={`${idPrefix}panel`}
          tabIndex={tab === current ? 0 : -1}
          onClick={() => choose(index)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
