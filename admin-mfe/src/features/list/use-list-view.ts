import { useLocation, useSearchParams } from 'react-router-dom';
import { TAB_PARAM } from '../../tabs/dashboard-tab';

const VIEW_PARAM = 'visa';
/** Parameters of one list that are dropped on a switch to another. */
const LIST_PARAMS = ['status', 'kind', 'state', 'from', 'to', 'page'];

/** The list that an address shows: its screen, and the list of that screen. */
export function listKey(params: URLSearchParams): string {
  return `${params.get(TAB_PARAM) ?? ''}/${params.get(VIEW_PARAM) ?? ''}`;
}

/** The list that a tab with several lists shows, from the address; empty for the first one. */
export function useListView() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const paramsOf = (view: string) => {
    const next = new URLSearchParams(params);
    for (const name of [VIEW_PARAM, ...LIST_PARAMS]) next.delete(name);
    if (view) next.set(VIEW_PARAM, view);
    return next;
  };
  return {
    view: params.get(VIEW_PARAM) ?? '',
    show: (view: string) => setParams(paramsOf(view)),
    linkTo: (view: string) => `${pathname}?${paramsOf(view).toString()}`,
  };
}
