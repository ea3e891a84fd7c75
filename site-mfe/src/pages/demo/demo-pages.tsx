import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { DemoGallery, LogoGallery } from '@stillsam/ui/gallery';
import { DEMO_COPY } from './demo.copy';

/** Every component in every state, for developers and designers. */
export function ComponentsPage() {
  return (
    <>
      <PageMeta isNoindex {...DEMO_COPY.components} path={PATHS.buttonDemo} />
      <DemoGallery />
    </>
  );
}

/** The logo on its surfaces and in its sizes. */
export function LogoPage() {
  return (
    <>
      <PageMeta isNoindex {...DEMO_COPY.logo} path={PATHS.logoDemo} />
      <LogoGallery />
    </>
  );
}
