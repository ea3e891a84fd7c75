/** Replaces the browser's IntersectionObserver, so that a test sets what is in view. */
class FakeIntersectionObserver implements IntersectionObserver {
  static readonly all = new Set<FakeIntersectionObserver>();
  readonly root = null;
  readonly rootMargin: string;
  readonly scrollMargin = '';
  readonly thresholds = [0];
  readonly targets = new Set<Element>();

  constructor(
    readonly receive: IntersectionObserverCallback,
    { rootMargin = '' }: IntersectionObserverInit = {},
  ) {
    this.rootMargin = rootMargin;
    FakeIntersectionObserver.all.add(this);
  }

  observe(target: Element) {
    this.targets.add(target);
  }

  unobserve(target: Element) {
    this.targets.delete(target);
  }

  disconnect() {
    this.targets.clear();
    FakeIntersectionObserver.all.delete(this);
  }

  takeRecords() {
    return [];
  }
}

/** Puts the fake in place for a test file. */
export function fakeIntersections() {
  Object.defineProperty(globalThis, 'IntersectionObserver', {
    configurable: true,
    value: FakeIntersectionObserver,
  });
  return {
    /** Notifies the observers of the element that it enters or leaves the observed area. */
    show(target: Element, isIntersecting: boolean) {
      const nowhere = new DOMRect();
      for (const observer of [...FakeIntersectionObserver.all]) {
        if (!observer.targets.has(target)) continue;
        const entry: IntersectionObserverEntry = {
          target,
          isIntersecting,
          intersectionRatio: Number(isIntersecting),
          boundingClientRect: nowhere,
          intersectionRect: nowhere,
          rootBounds: null,
          time: performance.now(),
        };
        observer.receive([entry], observer);
      }
    },
    observerCount: () => FakeIntersectionObserver.all.size,
  };
}
