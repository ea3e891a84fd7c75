import { PATHS } from '@stillsam/paths';
import { latePart, PageMeta } from '@stillsam/platform';
import { LateMissing } from '../../features/late/late-missing';
import { Hero } from './components/hero';
import { Needs } from './components/needs';
import { HOME_COPY } from './home.copy';

const HomeBelow = latePart(
  async () => (await import(/* webpackChunkName: "home-page-late" */ './home-below')).HomeBelow,
  LateMissing,
);

export function HomePage() {
  return (
    <>
      <PageMeta title={HOME_COPY.metaTitle} description={HOME_COPY.metaDescription} path={PATHS.home} />
      <Hero />
      <Needs />
      <HomeBelow />
    </>
  );
}
