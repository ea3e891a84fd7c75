import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { DemoGallery, LogoGallery } from '@stillsam/ui/gallery';

const COPY = {
  components: { title: 'Komponenter', description: 'Allt som Stillsams sidor byggs av, i alla lägen.' },
  logo: { title: 'Logotyp', description: 'Stillsams logotyp på sina underlag och i sina storlekar.' },
};

/** Every component in every state, for developers and designers. */
export function ComponentsPage() {
  return (
    <>
      <PageMeta isNoindex {...COPY.components} path={PATHS.buttonDemo} />
      <DemoGallery />
    </>
  );
}

/** The logo on its surfaces and in its sizes. */
export function LogoPage() {
  return (
    <>
      <PageMeta isNoindex {...COPY.logo} path={PATHS.logoDemo} />
      <LogoGallery />
    </>
  );
}
