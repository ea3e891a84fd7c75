import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { DemoGallery } from '@stillsam/ui/gallery';
import { DEMO_COPY } from './demo.copy';

/** Every component in every state, for developers and designers. */
export function ComponentsPage() {
  return (
    <>
      <PageMeta
        isNoindex
        title={DEMO_COPY.componentsTitle}
        description={DEMO_COPY.componentsDescription}
        path={PATHS.buttonDemo}
      />
      <DemoGallery />
    </>
  );
}

export { ComponentsPage as Component };
