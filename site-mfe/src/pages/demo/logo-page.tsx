import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { LogoGallery } from '@stillsam/ui/gallery';
import { DEMO_COPY } from './demo.copy';

/** The logo on its surfaces and in its sizes. */
export function LogoPage() {
  return (
    <>
      <PageMeta
        isNoindex
        title={DEMO_COPY.logoTitle}
        description={DEMO_COPY.logoDescription}
        path={PATHS.logoDemo}
      />
      <LogoGallery />
    </>
  );
}

export { LogoPage as Component };
