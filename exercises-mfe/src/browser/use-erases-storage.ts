import { useHydrated } from '@stillsam/ui';

/** WebKit, the engine of every browser on an iPhone, erases what a page stored after seven days without a visit. */
export function useErasesStorage(): boolean {
  return useHydrated() && navigator.vendor.startsWith('Apple');
}
