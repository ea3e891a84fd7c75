import { useState } from 'react';
import { serverText } from '@stillsam/api-client';
import { ADMIN_PATHS } from '@stillsam/paths';
import { Button, PillGroup, TextField } from '@stillsam/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useApi, useRefetch } from '../../api/use-api';
import type { ListOutcome } from '../../features/list/list-tab';
import { listKey, TAB_PARAM } from '../../features/list/use-list-address';
import { usePlaces } from '../../places/places';
import type { SubscriberFilter } from './bulk-action';
import { SEGMENTS_COPY as COPY } from './newsletter.copy';
import look from '../../look.module.css';
import { bind, FormDialog } from '../../forms/form';
import { z } from '../../forms/schema';

const TAB = 'nyhetsbrev';

interface SegmentsProps {
  /** Of the list that is shown. */
  filter: SubscriberFilter;
  isFiltered: boolean;
  onOutcome: (outcome: ListOutcome) => void;
}

/** Saved filters to choose from, and the way to save the one that is shown. */
export function Segments({ filter, isFiltered, onOutcome }: SegmentsProps) {
  const [isSaving, setIsSaving] = useState(false);
  const { setText } = usePlaces();
  const api = useApi();
  const { data } = api.useQuery('get', '/api/admin/newsletter/segments');
  const removal = api.useMutation('delete', '/api/admin/newsletter/segments/{id}', {
    onSettled: useRefetch('/api/admin/newsletter/segments'),
  });
  const segments = data?.segments ?? [];
  const shown = segments.find((segment) => isSameFilter(segment.filter, filter));
  const remove = ({ id, name }: { id: string; name: string }) =>
    removal.mutate(
      { params: { path: { id } } },
      {
        onSuccess: () => onOutcome({ tone: 'success', text: COPY.removed(name) }),
        onError: (error) => onOutcome({ tone: 'error', text: serverText(error) ?? COPY.removeFailed }),
      },
    );
  const options = segments.map((segment) => ({
    value: segment.id,
    label: segment.name,
    to: linkTo(segment.filter),
  }));
  const everybody = { value: '', label: COPY.everybody, to: linkTo({ status: 'all' }) };
  if (segments.length === 0 && !isFiltered) return null;
  return (
    <div className={look.actions}>
      {segments.length > 0 ? (
        <PillGroup
          label={COPY.label}
          options={[everybody, ...options]}
          value={shown?.id ?? (isFiltered ? 'none' : '')}
          onValueChange={(chosen) =>
            setText(
              listKey(new URLSearchParams({ [TAB_PARAM]: TAB })),
              segments.find(({ id }) => id === chosen)?.filter.search ?? '',
            )
          }
        />
      ) : null}
      {shown ? (
        <Button variant="quiet" isLoading={removal.isPending} onClick={() => remove(shown)}>
          {COPY.remove(shown.name)}
        </Button>
      ) : null}
      {isFiltered && !shown ? (
        <Button variant="secondary" onClick={() => setIsSaving(true)}>
          {COPY.save}
        </Button>
      ) : null}
      {isSaving ? (
        <SegmentDialog
          filter={filter}
          onSaved={(name) => {
            setIsSaving(false);
            onOutcome({ tone: 'success', text: COPY.saved(name) });
          }}
          onCancel={() => setIsSaving(false)}
        />
      ) : null}
    </div>
  );
}

function linkTo(filter: SubscriberFilter): string {
  const params = paramsOf(filter);
  params.set(TAB_PARAM, TAB);
  return `${ADMIN_PATHS.dashboard}?${params.toString()}`;
}

const SEGMENT = z.object({ name: z.string().check(z.trim(), z.minLength(1, COPY.nameRequired)) });

interface SegmentDialogProps {
  filter: SubscriberFilter;
  onSaved: (name: string) => void;
  onCancel: () => void;
}

/** Names a filter. */
function SegmentDialog({ filter, onSaved, onCancel }: SegmentDialogProps) {
  const form = useForm({ resolver: zodResolver(SEGMENT), defaultValues: { name: '' } });
  const { mutateAsync } = useApi().useMutation('post', '/api/admin/newsletter/segments', {
    onSettled: useRefetch('/api/admin/newsletter/segments'),
  });
  return (
    <FormDialog
      title={COPY.title}
      description={COPY.lead}
      size="small"
      form={form}
      failed={COPY.saveFailed}
      copy={COPY}
      onCancel={onCancel}
      onSend={async ({ name }) => {
        await mutateAsync({ body: { ...filter, name } });
        onSaved(name);
      }}
    >
      <TextField {...bind(form, 'name')} required autoComplete="off" maxLength={60} label={COPY.name} />
    </FormDialog>
  );
}

type Filters = Omit<SubscriberFilter, 'search' | 'status'>;

interface Query {
  search: string;
  filters: { status: SubscriberFilter['status'] } & { [Name in keyof Filters]-?: Filters[Name] | '' };
}

/** Whom the list selects, as the API takes it. */
export function toFilter({
  search,
  filters: { status, interest, frequency, source },
}: Query): SubscriberFilter {
  return {
    status,
    ...(search ? { search } : {}),
    ...(interest ? { interest } : {}),
    ...(frequency ? { frequency } : {}),
    ...(source ? { source } : {}),
  };
}

const NAMES = ['status', 'interest', 'frequency', 'source'] as const;

/** The parameters of the list in an address; what filters nothing is left out, and so is the search. */
export function paramsOf(filter: SubscriberFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of NAMES) {
    const value = filter[name];
    if (value && value !== 'all') params.set(name, value);
  }
  return params;
}

export const isSameFilter = (one: SubscriberFilter, other: SubscriberFilter) =>
  one.search === other.search && paramsOf(one).toString() === paramsOf(other).toString();
